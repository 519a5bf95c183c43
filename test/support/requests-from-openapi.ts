import * as fc from "fast-check";
import { openApiDocument } from "#server/http/openapi.ts";
import { inlineReferences } from "./inline-references.ts";

type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

export type GeneratedRequest = {
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  isForm: boolean;
  isStaff: boolean;
  key?: string;
};

/** Values that match no schema. */
const nasty = [
  "",
  " ",
  "null",
  "' or 1=1 --",
  "id; drop table hotels",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "🏔️ چنار",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "%",
  "\\",
  "{",
  "[]",
  '["x"]',
  "1e309",
  "-1",
  "x".repeat(6000),
  "2030-02-31",
  "2199-12-31",
  "0000-01-01",
];

const words = fc.oneof(
  { weight: 15, arbitrary: fc.string({ unit: "grapheme", minLength: 3, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(...nasty) },
);
const junk: fc.Arbitrary<unknown> = fc.oneof(
  words,
  fc.double(),
  fc.integer(),
  fc.jsonValue(),
  fc.constant(undefined),
);
const dates = fc
  .integer({ min: 0, max: 90 })
  .map((day) => new Date(Date.UTC(2030, 5, 1 + day)).toISOString());

function text({ pattern, format }: Schema): fc.Arbitrary<unknown> {
  if (format === "date")
    return fc.oneof(
      dates,
      dates.map((date) => date.slice(0, 10)),
      words,
    );
  return pattern
    ? fc.oneof(
        { weight: 15, arbitrary: fc.stringMatching(new RegExp(pattern)) },
        { weight: 1, arbitrary: words },
      )
    : words;
}

/** Mostly small numbers, which are existing ids, and sometimes the limits of the range and beyond. */
function whole({ minimum = 0, maximum = 10 }: Schema): fc.Arbitrary<unknown> {
  const likely = fc.integer({ min: Math.max(0, minimum), max: Math.min(maximum, Math.max(0, minimum) + 5) });
  const edge = fc.constantFrom<number>(minimum, maximum, minimum - 1, maximum + 1, 2 ** 53, 0.5);
  return fc.oneof({ weight: 30, arbitrary: likely }, { weight: 1, arbitrary: edge });
}

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const good = wellFormed(schema);
  return fc.oneof({ weight: 40, arbitrary: good }, { weight: 1, arbitrary: junk });
}

function wellFormed(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(wellFormed));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => wellFormed({ ...schema, type })));
  if (schema.type === "string") return text(schema);
  if (schema.type === "integer" || schema.type === "number") return whole(schema);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "array") return fc.array(schema.items ? valueOf(schema.items) : junk, { maxLength: 4 });
  if (schema.type === "object") return fields(schema.properties ?? {}, schema.required ?? []);
  return junk;
}

function fields(
  properties: Record<string, Schema>,
  required: string[],
): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)]),
  );
  const complete = fc.record(shape, { requiredKeys: required.filter((name) => name in shape) });
  return fc.oneof(
    { weight: 9, arbitrary: complete },
    { weight: 1, arbitrary: fc.record(shape, { requiredKeys: [] }) },
  );
}

function requestOf(path: string, method: string, operation: Operation): fc.Arbitrary<GeneratedRequest> {
  const queried = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  const query = fields(Object.fromEntries(queried.map(({ name, schema }) => [name, schema])), []);
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const body = content
    ? fc.oneof({ weight: 15, arbitrary: valueOf(content.schema) }, { weight: 1, arbitrary: junk })
    : fc.constant(undefined);
  const id = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) },
    { weight: 1, arbitrary: fc.nat() },
  );
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    path: id.map((value) => path.slice(1).replace("{id}", String(value)).replace("{name}", "team")),
    query,
    body,
    isForm: fc.constant(type === "multipart/form-data"),
    isStaff: path === "/auth/logout" ? fc.constant(false) : fc.constantFrom(true, true, false),
    key: fc.option(fc.stringMatching(/^[a-z]{1,3}$/), { nil: undefined }),
  });
}

/** Requests to every call of the OpenAPI document, mostly well-formed, with slight errors. */
export function requestsFromOpenApi(): fc.Arbitrary<GeneratedRequest> {
  const paths = inlineReferences(openApiDocument(""))["paths"] as Record<string, Record<string, Operation>>;
  const requests = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(path, method, operation)),
  );
  return fc.oneof(...requests);
}
