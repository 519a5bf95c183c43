/**
 * What no setting changes: where the company is. Name, addresses, numbers, opening hours and ways to pay are settings;
 * what they start with is in `contract/company-defaults.ts`.
 */
export const companyPlace = {
  region: "Jammu and Kashmir",
  country: "India",
  /** Beside the lake on the Boulevard; the map opens at this zoom. */
  map: { latitude: 34.0866, longitude: 74.8468, zoom: 15 },
} as const;
