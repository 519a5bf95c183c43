import { data, isRouteErrorResponse } from "react-router";
import type { Failure, Reply, Success } from "#contract/client.ts";
import { doesNotExist } from "#contract/core/errors.ts";
import { plainLines } from "#contract/rules/text.ts";
import type { BodyRefusal } from "./context.ts";

/** The successful reply; else throws the error page with the server's message. */
export function orErrorPage<T>(reply: Reply<T>): Success<T> {
  if (!reply.ok) throw data({ message: reply.message }, { status: reply.status });
  return reply;
}

/**
 * As `orErrorPage`, for the record that the page's address names: of an id that none can have (`/hotel/abc`) the page says,
 * as of any other, that the record does not exist.
 */
export function orMissingPage<T>(reply: Reply<T>, noun: string): Success<T> {
  const isNoId = !reply.ok && reply.status === 400 && reply.errors["id"] !== undefined;
  if (isNoId) throw data({ message: doesNotExist(noun) }, { status: 404 });
  return orErrorPage(reply);
}

/** The error page for a request body that was refused unread. */
export function refusalPage({ status, message }: BodyRefusal) {
  return data({ message }, { status });
}

/** The message that an error page was thrown with; undefined for any other error. */
export function thrownMessage(error: unknown): string | undefined {
  const message: unknown = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return typeof message === "string" ? message : undefined;
}

/** The reply's data, `null` for a 404; else throws the error page. */
export function dataOrNull<T>(reply: Reply<T>): T | null {
  return !reply.ok && reply.status === 404 ? null : orErrorPage(reply).data;
}

const refusals = new Set([400, 404, 409]);

/** The reply's data, `undefined` when the request is refused (invalid field, not found); else throws the error page. */
export function dataUnlessRefused<T>(reply: Reply<T>): T | undefined {
  return !reply.ok && refusals.has(reply.status) ? undefined : orErrorPage(reply).data;
}

/** The error page where the record of a page's address was deleted while its form was written: `field` is at fault then. */
export function refuseGone({ errors }: Failure, field: string): void {
  const message = errors[field];
  if (message !== undefined) throw data({ message }, { status: 410 });
}

/** Why a form was refused, with what was typed into it. */
export type TypedRefusal = {
  errors: Record<string, string>;
  message: string;
  typed: Record<string, string>;
};

/** Shows a refused form again, with the typed values and errors. */
export function backToForm(failure: Failure, typed: Record<string, string>) {
  return data({ ...failure, typed }, { status: failure.status });
}

/** The fields of a form as typed; files are left out. */
export function typedFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, plainLines(value)]] : [])),
  );
}
