import type { Endpoint } from "#contract/core/endpoint.ts";
import { type Json, type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { sampleOf } from "./samples.ts";

type Parameter = Json & { name: string; schema: JsonSchema };

const pathId: Parameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "integer", minimum: 1 },
  example: 1,
};

const pathName: Parameter = {
  name: "name",
  in: "path",
  required: true,
  schema: { type: "string" },
  example: "hero-slides",
};

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "Names this sending of the form; a second one with the same name and content stores nothing new and gets the first one's reply.",
  schema: { type: "string" },
  example: "c7b1f0de-5a3c-4e0b-9a55-0d6f3a1f2b11",
};

/** The parameters of a call: path, query, headers. */
export function parametersOf(endpoint: Endpoint): Parameter[] {
  return [
    ...(endpoint.path.includes("{id}") ? [pathId] : []),
    ...(endpoint.path.includes("{name}") ? [pathName] : []),
    ...queryParameters(endpoint),
    ...(endpoint.creates ? [idempotencyKey] : []),
  ];
}

function queryParameters({ query }: Endpoint): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query, "request");
  return Object.entries(properties).map(([name, property]) => {
    const isRequired = required.includes(name) && property.default === undefined;
    return {
      name,
      in: "query",
      ...(isRequired && { required: true, example: sampleOf(name, property) }),
      schema: property,
    };
  });
}

/**
 * Parameters of several calls become components: `Limit`, or `Limit20` where calls differ in the default. Returns the
 * components, and a function from a call to its parameters or references to them.
 */
export function sharedParameters(calls: readonly Endpoint[]) {
  const counts = new Map<string, { parameter: Parameter; count: number }>();
  for (const parameter of calls.flatMap(parametersOf)) {
    const text = JSON.stringify(parameter);
    counts.set(text, { parameter, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  const names = new Map<string, string>();
  const components: Record<string, Parameter> = {};
  for (const [text, { parameter, count }] of counts) {
    if (count < 2) continue;
    const name = freeName(parameter, components);
    names.set(text, name);
    components[name] = parameter;
  }
  const refer = (endpoint: Endpoint): Json[] =>
    parametersOf(endpoint).map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name ? { $ref: `#/components/parameters/${name}` } : parameter;
    });
  return { components, refer };
}

function freeName({ name, schema }: Parameter, takenNames: object): string {
  const word = name.replaceAll(/(?:^|-)\w/g, (start) => start.replace("-", "").toUpperCase());
  const standard = JSON.stringify(schema.default ?? "").replaceAll(/\W/g, "");
  const candidates = [
    word,
    `${word}${standard}`,
    ...Array.from({ length: 99 }, (_, i) => `${word}.${i + 2}`),
  ];
  return candidates.find((candidate) => !(candidate in takenNames)) ?? word;
}
