/** Every error code, with its HTTP status and default message. */
export const failures = {
  invalid: { status: 400, message: "Please check the marked fields" },
  not_signed_in: { status: 401, message: "Please sign in" },
  wrong_login: { status: 401, message: "*Invalid Login Attempt" },
  second_factor_needed: { status: 401, message: "Enter the code from your app" },
  wrong_code: { status: 401, message: "This code is wrong, or was used already" },
  sign_in_ended: { status: 401, message: "This sign-in took too long. Please start again" },
  wrong_passkey: { status: 401, message: "This passkey could not sign you in" },
  not_allowed: { status: 403, message: "You may not do this" },
  confirm_first: { status: 403, message: "Please type your own password once more" },
  password_to_change: { status: 403, message: "Choose a password of your own first" },
  not_encrypted: { status: 403, message: "Use https: what is sent without it can be read on its way" },
  cross_site: { status: 403, message: "This request came from another site and was refused" },
  not_found: { status: 404, message: "This does not exist, or no longer" },
  wrong_method: { status: 405, message: "This address does not answer that method" },
  conflict: { status: 409, message: "This cannot be done as things stand now" },
  no_rooms_left: { status: 409, message: "No room is free for these nights" },
  price_changed: { status: 409, message: "The price has changed. Please look at it once more" },
  changed_meanwhile: { status: 409, message: "Somebody else changed this meanwhile" },
  too_slow: { status: 408, message: "The request took too long to arrive. Please send it again" },
  too_large: { status: 413, message: "This is too large to send" },
  wrong_type: { status: 415, message: "This kind of content is not accepted here" },
  too_many: { status: 429, message: "Too many requests. Please wait a moment and try again" },
  /** For the log only: the client has closed the connection. */
  client_left: { status: 499, message: "The connection was closed before the reply" },
  busy: { status: 503, message: "Many people are here at once. Please try again in a few seconds" },
  unavailable: {
    status: 503,
    message: "We cannot reach our records right now. Please try again in a moment",
  },
  unexpected: { status: 500, message: "Something went wrong on our side. Please try again" },
} as const satisfies Record<string, { status: number; message: string }>;

/** The message for a record that does not exist. */
export function doesNotExist(noun: string): string {
  return `This ${noun} does not exist, or no longer`;
}

/** The message for a method that an address does not support. */
export function methodNotAnswered(method: string, allowed: string): string {
  return `${method} is not answered here; use ${allowed}`;
}

/** The message for a change to what belongs to a deleted record. */
export function restoreFirst(name: string): string {
  return `${name} was deleted. Restore it first`;
}

export type FailureCode = keyof typeof failures;

export const failureCodes = Object.keys(failures) as FailureCode[];

/** The message for each faulty field, by its name. */
export type FieldErrors = Record<string, string>;
