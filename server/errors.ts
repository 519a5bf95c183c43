import {
  doesNotExist,
  failures,
  restoreFirst,
  type FailureCode,
  type FieldErrors,
} from "#contract/core/errors.ts";

/** An expected failure. Status and default message come from the table in `contract/core/errors.ts`. */
export class AppError extends Error {
  readonly code: FailureCode;
  readonly errors?: FieldErrors;
  /** For the reply's `data`. */
  readonly data: unknown;
  readonly headers: Record<string, string>;

  constructor(
    code: FailureCode,
    details: {
      message?: string;
      errors?: FieldErrors;
      headers?: Record<string, string>;
      data?: unknown;
    } = {},
  ) {
    super(details.message ?? failures[code].message);
    this.code = code;
    this.errors = details.errors;
    this.data = details.data ?? null;
    this.headers = details.headers ?? {};
  }

  get status(): number {
    return failures[this.code].status;
  }
}

/** The message of a failure; for our own failures with the number by which the log can be searched. */
export function withReference(
  { status, message }: Pick<AppError, "status" | "message">,
  requestId: string | undefined,
): string {
  if (status < 500 || requestId === undefined) return message;
  return `${message}. If you call us about it, tell us this number: ${requestId}`;
}

/** `not_found`: there is no such record, or it is deleted. `noun` names its kind in the message: `booking`. */
export function notFound(noun?: string): AppError {
  return new AppError("not_found", noun === undefined ? {} : { message: doesNotExist(noun) });
}

/** What was looked for; throws `notFound` when nothing was found. */
export function orNotFound<Found>(found: Found | null | undefined, noun?: string): Found {
  if (found === null || found === undefined) throw notFound(noun);
  return found;
}

/** `conflict`: rooms of a deleted hotel and their prices cannot change until it is restored. */
export function refuseDeletedHotel(room: { hotel: string; hotel_deleted_at: string | null }): void {
  if (room.hotel_deleted_at === null) return;
  throw new AppError("conflict", { message: restoreFirst(room.hotel) });
}

/** `invalid`: a fault in one field, under its domain name. The message is also the reply's. */
export function fieldError(field: string, message: string): AppError {
  return new AppError("invalid", { message, errors: { [field]: message } });
}
