const words: Readonly<Record<string, string>> = {
  auth: "Signing in and out",
  hotels: "Hotels: to find one, and to keep them",
  rooms: "The rooms of a hotel, by type",
  places: "Where houses are",
  dropDowns: "Words to choose from in forms",
  availability: "What is free, and when",
  bookings: "Hotel bookings, asked for by guests or entered by staff",
  endings: "Stays that will not be: cancelled, or their guests never came",
  badWeather: "Many stays at once, when the weather shuts a road or a pass",
  payments: "Money that came in for a stay, a package or a cab, or was given back",
  paymentClaims: "What guests say they have paid, until staff have found it",
  blocks: "Rooms kept out of sale",
  ratePeriods: "What rooms cost on which nights",
  extras: "What a house charges beside rooms and meals",
  cabRates: "What cars with driver cost, by route and day",
  prices: "What a stay costs, line by line",
  desk: "What all houses have free for a party's stay",
  calendar: "A hotel's nights, month by month",
  packages: "Tour packages",
  packageBookings: "Enquiries for packages",
  cabBookings: "Cabs",
  reviews: "What guests write about us",
  queries: "Questions to the company",
  outbox: "E-mails: sent, waiting, failed",
  people: "One person's data: found, copied, erased",
  uploads: "Pictures",
  dashboard: "Today at the desk",
  trash: "What was deleted, to be restored",
  staff: "Accounts, sessions, sign-ins",
  secondFactor: "What signing in asks for beside the password",
  settings: "The company's own data",
  changeLog: "Who changed what, and when",
};

/** The tags of the document, one for each feature. */
export function tagsOf(features: readonly string[]) {
  return features.map((name) => ({ name, description: words[name] ?? `Calls of ${name}` }));
}
