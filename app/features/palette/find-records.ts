import type { Client, Reply } from "#contract/client.ts";
import { shortDate } from "#contract/rules/dates.ts";

/** Something the palette goes to. */
export type Found = { kind: string; label: string; about: string; href: string };

const most = 5;

/** Hotels, bookings and packages that have all the words; none for no words. */
export async function findRecords(api: Client, words: string): Promise<Found[]> {
  if (words.trim() === "") return [];
  const query = { search: words.slice(0, 100), limit: most };
  const [hotels, bookings, packages] = await Promise.all([
    api.hotels.list({ query }),
    api.bookings.list({ query }),
    api.packages.list({ query }),
  ]);
  return [
    ...listed(bookings, ({ id, customerName, reference, hotel, checkInDate }) => ({
      kind: "Booking",
      label: customerName,
      about: `${reference}, ${hotel}, ${shortDate(checkInDate)}`,
      href: `/control/view-bookings?view=${id}`,
    })),
    ...listed(hotels, ({ id, hotelName, searchAddress }) => ({
      kind: "Hotel",
      label: hotelName,
      about: searchAddress,
      href: `/control/view-hotel/${id}`,
    })),
    ...listed(packages, ({ id, tourName, location }) => ({
      kind: "Package",
      label: tourName,
      about: location,
      href: `/control/tour-details/${id}`,
    })),
  ];
}

function listed<Row>(reply: Reply<Row[]>, found: (row: Row) => Found): Found[] {
  return reply.ok ? reply.data.map(found) : [];
}
