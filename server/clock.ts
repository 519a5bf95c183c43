/** What time it is; tests have one of their own. */
export type Clock = { now(): Date };
