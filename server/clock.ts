/** The current time; tests use their own. */
export type Clock = { now(): Date };
