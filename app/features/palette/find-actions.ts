import type { PaletteResult } from "./find-records.ts";
import { controlPages } from "#app/content/control-addresses.ts";

const actions: [label: string, words: string, href: string][] = [
  ["New booking", "phone desk guest", controlPages.desk],
  ["Block rooms", "calendar repair closed", `${controlPages.calendar}?to=block`],
  ["Who arrives today", "arrivals check-in", "/control/view-bookings?status=Arriving"],
  ["Who arrives tomorrow", "arrivals check-in", "/control/view-bookings?status=Tomorrow"],
  ["Who leaves today", "departures check-out", "/control/view-bookings?status=Leaving"],
  ["Add Hotel", "new house", "/control/add-Hotel"],
  ["Room types", "names kinds", controlPages.roomWords("types")],
  ["Facilities", "amenities of rooms", controlPages.roomWords("facilities")],
  [
    "Import",
    "csv excel xlsx spreadsheet file hotels packages cabs bookings guests upload",
    "/control/import",
  ],
  ["Put up a notice", "road weather snow banner site place shut closed", "/control/notices"],
  ["Portals' calendars", "airbnb booking.com vrbo ical ics sync channel", controlPages.portalCalendars],
  ["Add Package", "new tour", "/control/add-package"],
];

/** Actions that match all words; the first two without words. */
export function findActions(words: string[]): PaletteResult[] {
  const found =
    words.length === 0
      ? actions.slice(0, 2)
      : actions.filter(([label, about]) =>
          words.every((word) => `${label} ${about}`.toLowerCase().includes(word)),
        );
  return found.map(([label, , href]) => ({ kind: "Action", label, about: "", href }));
}
