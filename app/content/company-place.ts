/** What no setting changes: the land in which the company and its houses are. */
export const companyPlace = { region: "Jammu and Kashmir", country: "India" } as const;
