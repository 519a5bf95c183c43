/** What staff found out about a guest's word that money was sent. */
export const claimStates = ["Said", "Found", "Not found"] as const;
export type ClaimState = (typeof claimStates)[number];
