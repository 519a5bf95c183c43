import { AppError } from "../errors.ts";

/** Collects the faults of a row from several steps, so that all are told at once. */
export function collectFaults() {
  const errors: Record<string, string> = {};

  /** The step's result; undefined when it has faults. */
  function tried<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      Object.assign(errors, error.errors);
      return undefined;
    }
  }

  /** Throws `invalid` with the faults of all steps. */
  function refuse(): void {
    if (Object.keys(errors).length > 0) throw new AppError("invalid", { errors });
  }

  return { tried, refuse };
}
