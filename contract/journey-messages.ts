/** Validation messages for requests about a package or a cab. */
export const journeyMessages = {
  begun: "Choose a day from today on",
  departures: "Choose one of the days on which this journey begins",
  unsold: "This journey is not offered then",
  class: "Choose one of the classes of hotels",
  singles: "More rooms for one than adults",
  cabRate: "Choose a journey from the list",
  vehicle: "We have no price for this vehicle there: choose another, or ask without the list",
} as const;
