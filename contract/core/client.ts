import type { z } from "zod";
import { confirmHeader } from "../auth.ts";
import type { Envelope, PageInfo } from "./envelope.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints, type Endpoints } from "./endpoints.ts";
import type { FieldErrors } from "./errors.ts";
import { type FormSign, pageFormHeader } from "./page-form.ts";
import { errorsByDomainName, aliasesOf, toWireNames } from "./wire.ts";

export type Success<T> = { ok: true; status: number; message: string; data: T; pageInfo?: PageInfo };
export type Failure = {
  ok: false;
  status: number;
  message: string;
  errors: FieldErrors;
  /** The call goes through once the password was typed again (`auth.confirm`). */
  needsConfirmation?: boolean;
};
export type Reply<T> = Success<T> | Failure;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type Loose<T> = { [Name in keyof T]?: unknown };

type Input<Row extends Endpoint> = {
  /** For paths with `{id}`. */
  id?: number;
  query?: Row["query"] extends z.ZodType ? Loose<z.output<Row["query"]>> : never;
  /** Under our own names; the server says what is wrong with it. */
  body?: (Row["body"] extends z.ZodType ? Loose<z.output<Row["body"]>> : never) | FormData;
  /** The same form sent twice with the same key is stored once. */
  idempotencyKey?: string;
  /** How a page's form was filled in. */
  formSign?: FormSign;
};

export type Client = {
  [Feature in keyof Endpoints]: {
    [Name in keyof Endpoints[Feature]]: Endpoints[Feature][Name] extends Endpoint
      ? (
          input?: Input<Endpoints[Feature][Name]>,
        ) => Promise<Reply<z.output<Endpoints[Feature][Name]["data"]>>>
      : never;
  };
};

/** The typed client of the whole contract. `fetch` may be the browser's, or a call into the same process. */
export function createClient(fetch: Fetch, base = "/api/"): Client {
  const features = Object.entries(endpoints).map(([feature, rows]) => {
    const calls = Object.entries(rows).map(([name, row]: [string, Endpoint]) => {
      const call = (input: Input<Endpoint> = {}) => send(fetch, base, row, input);
      return [name, call];
    });
    return [feature, Object.fromEntries(calls)];
  });
  return Object.fromEntries(features) as Client;
}

async function send(
  fetch: Fetch,
  base: string,
  row: Endpoint,
  input: Input<Endpoint>,
): Promise<Reply<unknown>> {
  const path = row.path.replace("{id}", String(input.id ?? ""));
  const response = await fetch(`${base}${path}${queryString(row, input.query)}`, requestInit(row, input));
  const envelope = (await response.json()) as Envelope;
  const { status, message, pageInfo } = envelope;
  if (status >= 200 && status < 300) {
    return { ok: true, status, message, data: row.data.parse(envelope.data), pageInfo };
  }
  const errors = errorsByDomainName(envelope.errors ?? {}, aliasesOf(row.body ?? row.query));
  const needsConfirmation = response.headers.get(confirmHeader.name) === confirmHeader.value;
  return { ok: false, status, message, errors, ...(needsConfirmation && { needsConfirmation }) };
}

/** A form's key comes from the visitor; line ends and letters that no header can carry are told as a hyphen. */
function asHeader(key: string): string {
  return key.slice(0, 200).replace(/[^\x21-\x7e]/g, "-");
}

function requestInit(row: Endpoint, input: Input<Endpoint>): RequestInit {
  const headers: Record<string, string> = { accept: "application/json" };
  if (input.idempotencyKey) headers["idempotency-key"] = asHeader(input.idempotencyKey);
  if (input.formSign) headers[pageFormHeader] = input.formSign;
  if (input.body instanceof FormData) return { method: row.method, headers, body: input.body };
  if (row.body) {
    headers["content-type"] = "application/json";
    const body = JSON.stringify(toWireNames(input.body ?? {}, aliasesOf(row.body)));
    return { method: row.method, headers, body };
  }
  return { method: row.method, headers };
}

function queryString(row: Endpoint, query: Record<string, unknown> | undefined): string {
  const wire = toWireNames(query ?? {}, aliasesOf(row.query));
  const given = Object.entries(wire).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
