/** The path of a page of the control area, in any case. */
export const controlPath = /^\/control(?:\/|$)/i;
