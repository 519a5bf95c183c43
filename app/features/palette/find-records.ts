import type { Client } from "#contract/client.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { dayNear } from "#contract/rules/stay-words.ts";
import { phoneSearchText } from "#contract/rules/phone.ts";
import { cutAt, shorten } from "#contract/rules/text.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";

/** A result of the palette. */
export type PaletteResult = { kind: string; label: string; about: string; href: string };

/** Shown when the records could not be read. */
export const notSearched = "Records could not be searched just now. Try again in a moment.";

const maxOfKind = 5;

/**
 * Bookings by guest name, e-mail, phone or reference, queries and reviews by their text, hotels and packages that contain
 * all words. Empty without words, `null` when they could not be read.
 */
export async function findRecords(api: Client, words: string): Promise<PaletteResult[] | null> {
  if (words.trim() === "") return [];
  const query = { search: cutAt(words, 100), limit: maxOfKind };
  // What people write has their number in any way.
  const written = { ...query, search: phoneSearchText(query.search) };
  const [hotels, bookings, packages, enquiries, cabs, queries, reviews] = await Promise.all([
    api.hotels.list({ query }),
    api.bookings.list({ query }),
    api.packages.list({ query }),
    api.packageBookings.list({ query }),
    api.cabBookings.list({ query }),
    api.queries.list({ query: written }),
    api.reviews.list({ query: written }),
  ]);
  if (!hotels.ok || !bookings.ok || !packages.ok || !enquiries.ok || !cabs.ok) return null;
  if (!queries.ok || !reviews.ok) return null;
  const today = todayInKashmir(new Date());
  return [
    ...bookings.data.map(({ id, customerName, phoneNo, reference, hotel, checkInDate }) => ({
      kind: "Booking",
      label: customerName,
      about: `${phoneNo}, ${reference}, ${hotel}, ${dayNear(checkInDate, today)}`,
      href: requestHref({ kind: "bookings", id }),
    })),
    ...enquiries.data.map(({ id, customerName, phoneNo, reference, package: tour }) => ({
      kind: "Package booking",
      label: customerName,
      about: `${phoneNo}, ${reference}, ${tour}`,
      href: requestHref({ kind: "packageBookings", id }),
    })),
    ...cabs.data.map(({ id, customerName, phoneNo, reference, dateOfJourney }) => ({
      kind: "Cab booking",
      label: customerName,
      about: `${phoneNo}, ${reference}, ${dayNear(dateOfJourney, today)}`,
      href: requestHref({ kind: "cabBookings", id }),
    })),
    ...queries.data.map(({ id, name, email, reference, subject }) => ({
      kind: "Query",
      label: name,
      about: `${email}, ${reference}, ${subject}`,
      href: requestHref({ kind: "queries", id }),
    })),
    ...reviews.data.map(({ id, customerName, customerAddress, review }) => ({
      kind: "Review",
      label: customerName,
      about: `${customerAddress}, ${shorten(review, 75, "…")}`,
      href: requestHref({ kind: "reviews", id }),
    })),
    ...hotels.data.map(({ id, hotelName, searchAddress }) => ({
      kind: "Hotel",
      label: hotelName,
      about: searchAddress,
      href: controlPages.hotel(id),
    })),
    ...packages.data.map(({ id, tourName, location }) => ({
      kind: "Package",
      label: tourName,
      about: location,
      href: controlPages.tour(id),
    })),
  ];
}
