import type { Json, JsonSchema } from "./json-schema.ts";
import { sampleCompany } from "./sample-company.ts";
import { sampleLeftOut, sampleWords } from "./sample-words.ts";

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Sample values by field; those of the company's settings are a fictional company's. */
const sampleValues: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(sampleCompany),
  sampleWords,
);

/** Where a value stands: the field's name, and the nearest named schema around it. */
type Place = { name: string; owner: string };

/** A fictional value for a field without a schema of its own name. */
export function sampleOf(name: string, schema: JsonSchema): unknown {
  return sample({ name, owner: "" }, schema, {});
}

/** A fictional value of a named object. */
export function sampleObject(name: string, schemas: Schemas): Json {
  return fieldsOf({ name, owner: name }, schemas[name] ?? {}, schemas);
}

function sample(place: Place, schema: JsonSchema, schemas: Schemas): unknown {
  const { $ref: address } = schema;
  if (address !== undefined) {
    const owner = address.slice(address.lastIndexOf("/") + 1);
    return sample({ ...place, owner }, schemas[owner] ?? {}, schemas);
  }
  const words = [`${place.owner}.${place.name}`, place.name];
  const word = words.find((each) => each in sampleValues && fits(sampleValues[each], schema));
  return word ? sampleValues[word] : generated(place, schema, schemas);
}

function generated(place: Place, schema: JsonSchema, schemas: Schemas): unknown {
  const { enum: allowed, anyOf, contentSchema, items = {}, minimum = 1 } = schema;
  const [type] = [schema.type].flat();
  if ("const" in schema) return schema.const;
  if ("default" in schema && type !== "array") return schema.default;
  if (allowed) return allowed.find((word) => word !== "") ?? "";
  if (anyOf) return sample(place, anyOf[0] ?? {}, schemas);
  if (contentSchema) return JSON.stringify(sample(place, contentSchema, schemas));
  if (type === "array") return [sample(place, items, schemas)];
  if (type === "object") return fieldsOf(place, schema, schemas);
  if (type === "integer" || type === "number") return minimum;
  if (type === "boolean") return true;
  return type === "string" ? "text" : null;
}

function fieldsOf({ owner }: Place, { properties = {} }: JsonSchema, schemas: Schemas): Json {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !sampleLeftOut.has(`${owner}.${name}`))
      .map(([name, property]) => [name, sample({ name, owner }, property, schemas)]),
  );
}

/** True when a sample value has the schema's type; whether it satisfies every rule is checked by the tests. */
function fits(
  value: unknown,
  { type, enum: allowed, anyOf, const: only, contentMediaType }: JsonSchema,
): boolean {
  if (Array.isArray(type)) return type.some((one) => fits(value, { type: one }));
  if (contentMediaType !== undefined || only !== undefined) return value === only;
  if (allowed) return allowed.includes(value);
  if (anyOf) return anyOf.some((schema) => fits(value, schema));
  if (type === "integer" || type === "number") return typeof value === "number";
  return value === null ? type === "null" : type === typeof value && type !== "object";
}
