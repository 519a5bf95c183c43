import type { HonoRequest } from "hono";
import { z } from "zod";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { largestId } from "#contract/core/ids.ts";
import { faultsOf } from "#contract/core/wire.ts";
import { AppError } from "../errors.ts";
import { checkForm } from "./form-fields.ts";
import { pictureBody } from "./limited-body.ts";

type ReadBody = () => Promise<Uint8Array<ArrayBuffer>>;

/** Decodes path id, query and body by the endpoint's schemas. Throws `invalid` with errors under wire names. */
export async function readCall(endpoint: Endpoint, request: HonoRequest, readBody: ReadBody) {
  const id = Number(request.param("id") ?? 0);
  if (id > largestId) throw new AppError("not_found");
  const query = endpoint.query ? decode(endpoint.query, queryFields(request, endpoint.query)) : undefined;
  const isForm = endpoint.bodyKind === "form" || (endpoint.bodyKind !== undefined && !isJson(request));
  const read = isForm ? readForm : readJson;
  const body = endpoint.body ? decode(endpoint.body, await read(request, readBody)) : undefined;
  return { id, name: request.param("name") ?? "", query, body };
}

function decode(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const errors = faultsOf(schema, value, error);
  throw new AppError("invalid", { message: Object.values(errors)[0], errors });
}

/** The query under its wire names, which senders may write in any case (`OrderBy`, `orderBy`). */
function queryFields(request: HonoRequest, schema: z.ZodType): Record<string, string> {
  const exactNames = new Map(wireNames(schema).map((name) => [name.toLowerCase(), name]));
  const sent = Object.entries(request.query());
  return Object.fromEntries(sent.map(([name, value]) => [exactNames.get(name.toLowerCase()) ?? name, value]));
}

/** The wire names of a query's fields. */
export function wireNames(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodPipe && schema.in instanceof z.ZodType ? wireNames(schema.in) : [];
}

function isJson(request: HonoRequest): boolean {
  return /^application\/json\b/i.test(request.header("content-type") ?? "");
}

async function readJson(request: HonoRequest, readBody: ReadBody): Promise<unknown> {
  if (!isJson(request)) {
    throw new AppError("wrong_type", { message: "Send the body as JSON (Content-Type: application/json)" });
  }
  const text = new TextDecoder().decode(await readBody());
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable("The body is not valid JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw unreadable("The body must be a JSON object");
  }
  return value;
}

async function readForm(request: HonoRequest, readBody: ReadBody): Promise<unknown> {
  const type = request.header("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("wrong_type", { message: "Send the body as multipart/form-data" });
  }
  const bytes = await readBody();
  checkForm(bytes, type, pictureBody.fields);
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { "content-type": type } }).formData());
  } catch {
    throw unreadable("The form could not be read");
  }
}

function unreadable(message: string): AppError {
  return new AppError("invalid", { message, errors: { body: message } });
}
