import * as z from "zod";
import { insideJsonText } from "#contract/core/wire.ts";

/** A part of the document. */
export type Json = Record<string, unknown>;

/** The part of JSON Schema that the contract's schemas use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  contentMediaType?: string;
  contentSchema?: JsonSchema;
};

export type SchemaNames = ReturnType<typeof z.registry<{ id: string }>>;

/** The schema of a request or of a reply; in a reply a `jsonText` is always a text. */
export type Side = "request" | "reply";

const options = (side: Side) =>
  ({
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      describeJsonText(zodSchema, jsonSchema, side);
      describeWords(jsonSchema);
      describeNothing(jsonSchema);
      // A range of all safe integers tells the reader nothing.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) satisfies z.core.ToJSONSchemaParams;

/** The JSON schema of a value under wire names, without names for its parts. */
export function jsonSchemaOf(schema: z.ZodType, side: Side): JsonSchema {
  return bare(z.toJSONSchema(schema, options(side)));
}

/** The JSON schemas of all named schemas, by name; they refer to each other as components. */
export function namedJsonSchemas(names: SchemaNames, side: Side): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, { ...options(side), uri: schemaAddress });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]));
}

export function schemaAddress(name: string): string {
  return `#/components/schemas/${name}`;
}

function bare(schema: object): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== "$schema" && name !== "$id"));
}

function describeJsonText(zodSchema: object, jsonSchema: z.core.JSONSchema.BaseSchema, side: Side): void {
  const inside = insideJsonText(zodSchema);
  if (!inside) return;
  const text = { type: "string", contentMediaType: "application/json" } as const;
  delete jsonSchema.anyOf;
  if (side === "reply") Object.assign(jsonSchema, text, { contentSchema: jsonSchemaOf(inside, side) });
  else Object.assign(jsonSchema, { anyOf: [jsonSchemaOf(inside, side), text] });
}

/** A record whose keys are known words is described as an object with these fields. */
function describeWords(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = jsonSchema;
  const words = typeof propertyNames === "object" ? propertyNames.enum : undefined;
  if (!words || typeof additionalProperties !== "object") return;
  jsonSchema.properties = Object.fromEntries(words.map((word) => [String(word), additionalProperties]));
  delete jsonSchema.propertyNames;
  delete jsonSchema.additionalProperties;
}

/** Describes a simple value or null by a list of types instead of `anyOf`. */
function describeNothing(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const [value, nothing, ...others] = jsonSchema.anyOf ?? [];
  const isSimple = typeof value?.type === "string" && !value.enum && value.const === undefined;
  if (!isSimple || nothing?.type !== "null" || others.length > 0) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, value, { type: [value.type, "null"] });
}
