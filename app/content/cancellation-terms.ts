export type CancellationTerm = { when: string; charge: string };

/** The short line beside a booking button. */
export const cancellationInShort = "Free to cancel up to 15 days before arrival.";

/** By calendar days before the day of arrival, Asia/Kolkata. */
export const cancellationTerms: CancellationTerm[] = [
  { when: "15 days or more before arrival", charge: "No charge; the advance is returned in full" },
  { when: "14 to 8 days before arrival", charge: "25% of the stay" },
  { when: "7 to 3 days before arrival", charge: "50% of the stay" },
  { when: "2 days before, or no arrival", charge: "The full stay" },
];

export const cancellationNotes = [
  "If a road, the airport or a pass is officially shut and you cannot reach us, we move your dates without a charge or return what the hotels return to us, with their letters.",
  "Nights that you leave early are charged as booked, unless we can let the room again.",
  "Refunds go back the way the money came, within seven working days.",
];
