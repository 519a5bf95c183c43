/** The current time; tests use their own. */
export type Clock = { now(): Date };

/** In milliseconds: so far the clocks of several machines may differ. A moment further ahead is of a clock that was wrong. */
export const clocksDiffer = 10 * 60_000;
