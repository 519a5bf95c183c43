/** PostgreSQL timeouts in milliseconds, long enough for a loaded machine: a test shortens the one it waits for. */
export const patientLimits = {
  connect: 30_000,
  lock: 30_000,
  statement: 30_000,
  idleInTransaction: 30_000,
  answer: 60_000,
};
