import { data, isRouteErrorResponse } from "react-router";
import type { Failure, Reply, Success } from "#contract/client.ts";
import { plainLines } from "#contract/rules/text.ts";

/** The reply when the call went well; else the error page with the server's words. */
export function orErrorPage<T>(reply: Reply<T>): Success<T> {
  if (!reply.ok) throw data({ message: reply.message }, { status: reply.status });
  return reply;
}

/** The words that an error page was thrown with; undefined for any other error. */
export function thrownMessage(error: unknown): string | undefined {
  const message: unknown = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return typeof message === "string" ? message : undefined;
}

/** The reply's data, `null` where the server has nothing of the kind (404); else the error page. */
export function orNothing<T>(reply: Reply<T>): T | null {
  return !reply.ok && reply.status === 404 ? null : orErrorPage(reply).data;
}

const refusals = new Set([400, 404, 409]);

/** The reply's data, `undefined` where the server refuses what was asked: a wrong field, what is gone; else the error page. */
export function unlessRefused<T>(reply: Reply<T>): T | undefined {
  return !reply.ok && refusals.has(reply.status) ? undefined : orErrorPage(reply).data;
}

/** A failed form again, with what was typed and what is wrong with it. */
export function backToForm(failure: Failure, typed: Record<string, string>) {
  return data({ ...failure, typed }, { status: failure.status });
}

/** The fields of a form as typed; files are left out. */
export function typedFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, plainLines(value)]] : [])),
  );
}
