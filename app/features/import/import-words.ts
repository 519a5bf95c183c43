import type { Import } from "#contract/import-view.ts";
import type { ImportKind } from "#contract/rules/import-fields.ts";
import { countOf } from "#contract/rules/text.ts";

/** The kinds of record that can be imported, as worded in the form; `list` is the page that shows them, `own` the exported file that can be imported again. */
export const kindWords: Record<ImportKind, { label: string; about: string; list: string; own?: string }> = {
  hotels: {
    label: "Hotels and rooms",
    about: "One row for each room type; rows of the same hotel belong together",
    list: "/control/hotels",
    own: "rooms.csv",
  },
  prices: {
    label: "Seasons and prices",
    about: "One row for what a room type costs in a season; on other nights it costs its usual rent",
    list: "/control/rates",
    own: "prices.csv",
  },
  packages: {
    label: "Packages",
    about: "One row for each tour",
    list: "/control/packages",
    own: "packages.csv",
  },
  cabs: {
    label: "Cab prices",
    about: "One row for each journey, with its price by vehicle",
    list: "/control/cab-rates",
    own: "cab-prices.csv",
  },
  bookings: {
    label: "Bookings to come",
    about: "Accepted at once, with their rooms, unless a row has another status; nobody gets an e-mail",
    list: "/control/view-bookings",
    own: "bookings.csv",
  },
  guests: {
    label: "Guests of earlier stays",
    about: "Who stayed where and when, for when they call again",
    list: "/control/view-bookings?status=Completed",
  },
};

export const stateWords: Record<Import["state"], string> = {
  reading: "Being read",
  ready: "Not imported yet",
  writing: "Being imported",
  done: "Imported",
  undone: "Undone",
  failed: "Could not be read",
};

/** "12 rows make something new, 3 are there already, 2 have faults". */
export function countsInWords({ fresh, known, faulty }: Pick<Import, "fresh" | "known" | "faulty">): string {
  const clauses = [
    fresh > 0 && `${countOf(fresh, "row")} ${fresh === 1 ? "makes" : "make"} something new`,
    known > 0 && `${countOf(known, "row")} ${known === 1 ? "is" : "are"} there already`,
    faulty > 0 && `${countOf(faulty, "row")} ${faulty === 1 ? "has" : "have"} faults`,
  ];
  return clauses.filter(Boolean).join(", ");
}

/** "7 rows have a party larger than their rooms sleep.", and why, where no column says how many rooms they have. */
export function partiesInWords(noted: number, columns: Import["columns"]): string {
  const [have, their] = noted === 1 ? ["has", "its"] : ["have", "their"];
  const crowded = `${countOf(noted, "row")} ${have} a party larger than ${their} rooms sleep.`;
  if (columns["rooms"] !== undefined) return crowded;
  return `${crowded} No column was found for the number of rooms, so each stay has one: if there is such a column, choose it as Rooms.`;
}
