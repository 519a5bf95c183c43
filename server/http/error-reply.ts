import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { FieldErrors } from "#contract/core/errors.ts";
import { asFailure } from "../db/as-failure.ts";
import { AppError, withReference } from "../errors.ts";
import type { Services } from "../services.ts";
import type { Environment } from "./visitor.ts";

/** The reply to a failed call, in the envelope. An unexpected error is logged with the request's id and becomes 500. */
export function errorReply(context: Context<Environment>, error: unknown, services: Services): Response {
  const failure = error instanceof AppError ? error : (asFailure(error) ?? new AppError("unexpected"));
  if (failure !== error) {
    const { requestId, notes } = context.env;
    services.log.error({ err: error, requestId, route: notes?.route }, "request failed");
  }
  return failureReply(context, failure, failure.errors);
}

/** The reply for one failure; `errors` under wire names. */
export function failureReply(
  context: Context<Environment>,
  failure: AppError,
  errors?: FieldErrors,
): Response {
  for (const [name, value] of Object.entries(failure.headers)) context.header(name, value);
  const { status } = failure;
  const message = withReference(failure, context.env.requestId);
  const text = JSON.stringify({ status, message, data: failure.data, ...(errors && { errors }) });
  // A body of known, small length is not compressed: a flood of refusals must not cost an encoder each.
  return context.body(text, status as ContentfulStatusCode, {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
  });
}
