import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { openApiDocument } from "#server/http/openapi.ts";
import { inlineReferences } from "./inline-references.ts";

type Json = Record<string, unknown>;
type Operation = { operationId: string; responses: Record<string, { content: Record<string, Json> }> };

/** Statuses that the document describes by a range: server errors, and wrong methods. */
const asides = new Set([405, 500, 503]);

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

/**
 * Throws when a reply does not match the OpenAPI document; unknown fields are errors too, and a status that the call's
 * responses do not name.
 */
export const checkReply = replyCheck();

/** The same for the OpenAPI document of other endpoints. */
export function replyCheck(endpoints?: Parameters<typeof openApiDocument>[1]) {
  const compiled = new Map<string, ValidateFunction>();
  const paths = inlineReferences(openApiDocument("", endpoints))["paths"] as Record<
    string,
    Record<string, Operation>
  >;
  const operations = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    .map((row) => ({
      ...row,
      matches: new RegExp(
        `^${row.path.toLowerCase().replace("{id}", "[0-9]+").replace("{name}", "[a-z-]+")}/?$`,
      ),
    }));

  return function check(method: string, path: string, status: number, reply: unknown): void {
    const address = `/${path.split(/[?#]/)[0]}`.toLowerCase().replace(/\/{2,}/g, "/");
    const row = operations.find((each) => each.method === method.toLowerCase() && each.matches.test(address));
    const known = row ?? operations[0];
    if (!known) throw new Error("The OpenAPI document has no operations");
    const isNamed = String(status) in known.operation.responses;
    const isAside = !row || asides.has(status);
    const promised = isNamed || !isAside ? String(status) : `${String(status).charAt(0)}XX`;
    const content = known.operation.responses[promised]?.content["application/json"];
    if (!content)
      throw new Error(`${method} ${address} answered ${status}, which the OpenAPI document does not name`);
    const name = `${known.operation.operationId} ${promised}`;
    const validate = compiled.get(name) ?? ajv.compile(closed(content["schema"]) as Json);
    compiled.set(name, validate);
    if (validate(reply)) return;
    throw new Error(`${method} ${address} answered outside its schema: ${ajv.errorsText(validate.errors)}`);
  };
}

/** The schema with `additionalProperties: false` for every object. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return inside["type"] === "object" && inside["properties"] && !("additionalProperties" in inside)
    ? { ...inside, additionalProperties: false }
    : inside;
}
