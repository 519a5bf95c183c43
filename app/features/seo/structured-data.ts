import { companyPlace } from "#app/content/company-place.ts";
import { uploadUrl } from "#app/ui/picture-sources.ts";
import type { Hotel } from "#contract/hotels.ts";
import type { PackageDetail } from "#contract/packages.ts";
import type { PlacePage } from "#contract/place-words.ts";
import type { Picture } from "#contract/pictures.ts";
import { tourOffers } from "./tour-offers.ts";
import type { Company } from "../company/company-facts.ts";

type Crumb = { label: string; href: string };

/** The breadcrumb from Home to a page. */
export function breadcrumbData(origin: string, trail: readonly Crumb[]): object {
  const crumbs = [{ label: "Home", href: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  };
}

/** The company itself. */
export function agencyData(company: Company, origin: string): object {
  const { headOffice } = company;
  return {
    "@type": "TravelAgency",
    "@id": `${origin}/#company`,
    name: company.name,
    description: company.description,
    url: `${origin}/`,
    ...(company.email && { email: company.email }),
    ...(company.phone && { telephone: company.phone }),
    ...(headOffice.street && {
      address: {
        "@type": "PostalAddress",
        streetAddress: headOffice.street,
        addressLocality: headOffice.city,
        postalCode: headOffice.pinCode,
        addressRegion: companyPlace.region,
        addressCountry: companyPlace.country,
      },
      ...(headOffice.position && { geo: { "@type": "GeoCoordinates", ...headOffice.position } }),
    }),
    openingHoursSpecification: company.openingHours.map(({ dayNames, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: dayNames,
      opens,
      closes,
    })),
  };
}

/** A place of the valley. */
export function placeData(origin: string, place: PlacePage): object {
  const { name, about, slug, latitude, longitude } = place;
  return {
    "@type": "TouristDestination",
    name,
    url: `${origin}/place/${slug}`,
    ...(about && { description: about }),
    ...(latitude !== null &&
      longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    containedInPlace: { "@type": "AdministrativeArea", name: companyPlace.region },
  };
}

/** A room type with its lowest rent in the next weeks, and until when that is valid. */
export type OfferedRoom = { roomType: string; beds: number; adults: number; rent: number; until: string };

/** A hotel with its rooms and offers; without a rating, as hotels are not rated. */
export function hotelData(origin: string, hotel: Hotel, rooms: readonly OfferedRoom[]): object {
  return {
    "@type": "Hotel",
    name: hotel.hotelName,
    description: hotel.description,
    url: `${origin}/hotel/${hotel.id}`,
    image: pictureAddresses(origin, hotel.images),
    address: {
      "@type": "PostalAddress",
      streetAddress: hotel.address,
      postalCode: hotel.pinCode,
      addressRegion: companyPlace.region,
      addressCountry: companyPlace.country,
    },
    ...(hotel.totalRooms > 0 && { numberOfRooms: hotel.totalRooms }),
    containsPlace: rooms.map(({ roomType, beds, adults }) => ({
      "@type": "HotelRoom",
      name: roomType,
      bed: { "@type": "BedDetails", numberOfBeds: beds },
      occupancy: { "@type": "QuantitativeValue", maxValue: adults, unitCode: "C62" },
    })),
    makesOffer: rooms.map(({ roomType, rent, until }) => ({
      "@type": "Offer",
      itemOffered: { "@type": "HotelRoom", name: roomType },
      url: `${origin}/booking/${hotel.id}`,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: rent,
        priceCurrency: "INR",
        unitCode: "DAY",
        validThrough: until,
      },
    })),
    ...(hotel.rate === null ? {} : { priceRange: `From ₹${hotel.rate} a night` }),
    amenityFeature: hotel.facilities.map(({ name }) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
  };
}

/** A tour with its days and starting price. */
export function tourData(origin: string, tour: PackageDetail): object {
  return {
    "@type": "TouristTrip",
    name: tour.tourName,
    description: tour.description,
    url: `${origin}/package/${tour.id}`,
    image: pictureAddresses(origin, tour.images),
    itinerary: {
      "@type": "ItemList",
      itemListElement: tour.plan.map(({ day, heading, description }) => ({
        "@type": "ListItem",
        position: day,
        item: { "@type": "TouristAttraction", name: heading, description },
      })),
    },
    offers: tourOffers(`${origin}/package/${tour.id}`, tour),
    provider: { "@id": `${origin}/#company` },
  };
}

/** Questions and answers. */
export function faqData(questions: readonly { question: string; answer: string }[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function pictureAddresses(origin: string, pictures: readonly Picture[]): string[] {
  return pictures.map(({ path }) => `${origin}${uploadUrl(path)}`);
}
