/** Not a setting: the state and country of the company and all its hotels. */
export const companyPlace = { region: "Jammu and Kashmir", country: "India" } as const;
