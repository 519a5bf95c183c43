import type { Engine, MigrationTransaction } from "../engine.ts";
import { steps } from "./steps.made.ts";

export type Step = (db: MigrationTransaction, engine: Engine) => Promise<void>;

/** `alone`: a step that the version before it does not survive, so that none of its processes may run meanwhile. */
export type Steps = Record<string, Step | { alone: Step }>;

/**
 * In the order in which they are applied: by their numbers, and `order.json` says what was released later than its own.
 * A step that has been released is never changed. On PostgreSQL processes of the version before go on while a step is
 * taken and after it: it only adds, and what nobody uses any more is taken away a release later.
 */
export const migrations: Steps = steps;
