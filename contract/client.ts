import type { z } from "zod";
import { confirmHeader } from "./auth.ts";
import type { Envelope, PageInfo } from "./core/envelope.ts";
import type { Endpoint } from "./core/endpoint.ts";
import { endpoints, type Endpoints } from "./endpoints.made.ts";
import type { FieldErrors } from "./core/errors.ts";
import { type PageFormSign, pageFormHeader } from "./core/page-form.ts";
import { aliasesOf, errorsByDomainName, type FieldsOf, toWireNames } from "./core/wire.ts";

export type Success<T> = { ok: true; status: number; message: string; data: T; pageInfo?: PageInfo };
export type Failure = {
  ok: false;
  status: number;
  message: string;
  errors: FieldErrors;
  /** The call can be repeated after the password was confirmed (`auth.confirm`). */
  needsConfirmation?: boolean;
};
export type Reply<T> = Success<T> | Failure;

/** A call within the same process may leave its data as the server has them (`isDecoded`). */
type Fetch = (
  url: string,
  init: RequestInit,
) => Promise<Pick<Response, "headers" | "json"> & { isDecoded?: boolean }>;

/** Unchecked input of a form or an address, to be validated by the server. */
export type FormTexts = Readonly<Record<string, unknown>> & { readonly [unchecked]: true };
declare const unchecked: unique symbol;

/** Marks unchecked input, under domain names, as the body or query of a call; the server validates it. */
export function fromForm(typed: Readonly<Record<string, unknown>>): FormTexts {
  return typed as FormTexts;
}

type BodyInput<Row extends Endpoint> = Row["bodyKind"] extends "form"
  ? { body: FormData }
  : Row extends { bodyKind: "form or JSON" }
    ? { body: FormData | FormTexts }
    : Row["body"] extends z.ZodType
      ? { body: FieldsOf<Row["body"]> | FormTexts }
      : unknown;

type QueryInput<Row extends Endpoint> = Row["query"] extends z.ZodType
  ? Partial<FieldsOf<Row["query"]>> extends FieldsOf<Row["query"]>
    ? { query?: FieldsOf<Row["query"]> | FormTexts }
    : { query: FieldsOf<Row["query"]> | FormTexts }
  : unknown;

type PathInput<Row extends Endpoint> = Row["path"] extends `${string}{id}${string}`
  ? { id: number }
  : Row["path"] extends `${string}{name}${string}`
    ? { name: string }
    : unknown;

type CallInput<Row extends Endpoint> = PathInput<Row> &
  QueryInput<Row> &
  BodyInput<Row> & {
    /** The same body sent twice with the same idempotency key is stored once. */
    idempotencyKey?: string | undefined;
    /** How a page's form was filled in. */
    formSign?: PageFormSign | undefined;
  };

/** The input of any call, where its endpoint's type is not known. */
type AnyInput = {
  id?: number;
  name?: string;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | FormData;
  idempotencyKey?: string;
  formSign?: PageFormSign;
};

type Call<Row extends Endpoint> = (
  ...input: Partial<CallInput<Row>> extends CallInput<Row> ? [CallInput<Row>?] : [CallInput<Row>]
) => Promise<Reply<z.output<Row["data"]>>>;

export type Client = {
  [Feature in keyof Endpoints]: {
    [Name in keyof Endpoints[Feature]]: Endpoints[Feature][Name] extends Endpoint
      ? Call<Endpoints[Feature][Name]>
      : never;
  };
};

/** The typed client of the whole contract. `fetch` may be the browser's, or a call into the same process. */
export function createClient(fetch: Fetch, base = "/api/"): Client {
  const callsOf = (rows: object) => {
    const calls = Object.entries(rows).map(([name, row]: [string, Endpoint]) => {
      const call = (input: AnyInput = {}) => send(fetch, base, row, input);
      return [name, call];
    });
    return Object.fromEntries(calls);
  };
  const groups: Record<string, unknown> = {};
  // Each page has a client of its own and calls only a few features: the others' calls are not created.
  return new Proxy(groups, {
    get(_, feature) {
      if (typeof feature !== "string" || !Object.hasOwn(endpoints, feature)) return undefined;
      return (groups[feature] ??= callsOf(endpoints[feature as keyof Endpoints]));
    },
  }) as Client;
}

async function send(fetch: Fetch, base: string, row: Endpoint, input: AnyInput): Promise<Reply<unknown>> {
  const path = row.path.replace("{id}", String(input.id ?? "")).replace("{name}", input.name ?? "");
  const response = await fetch(`${base}${path}${queryString(row, input.query)}`, requestInit(row, input));
  const envelope = (await response.json()) as Envelope;
  const { status, message, pageInfo } = envelope;
  if (status >= 200 && status < 300) {
    const data = response.isDecoded ? envelope.data : row.data.parse(envelope.data);
    return { ok: true, status, message, data, pageInfo };
  }
  const errors = errorsByDomainName(envelope.errors ?? {}, aliasesOf(row.body ?? row.query));
  const needsConfirmation = response.headers.get(confirmHeader.name) === confirmHeader.value;
  return { ok: false, status, message, errors, ...(needsConfirmation && { needsConfirmation }) };
}

/** Replaces characters that no header can carry with hyphens, since a form's key comes from the visitor. */
function asHeader(key: string): string {
  return key.slice(0, 200).replace(/[^\x21-\x7e]/g, "-");
}

function requestInit(row: Endpoint, input: AnyInput): RequestInit {
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
  const filled = Object.entries(wire).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
