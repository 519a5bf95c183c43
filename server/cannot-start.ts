/** Why the site cannot start, in one sentence that says what to do. Starting it again would not help. */
export class CannotStart extends Error {
  /** The process's exit code: `EX_CONFIG` of `sysexits.h`, so that a service manager need not try again and again. */
  readonly exitCode = 78;
}
