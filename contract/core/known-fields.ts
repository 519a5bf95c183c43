import * as z from "zod";
import { aliasesOf, domainNames } from "./wire.ts";

type Copy = (value: unknown) => unknown;

/**
 * Makes a function that copies a reply's data without fields that the schema does not name. The result is that of
 * encoding and decoding it, at a tenth of the cost, for readers in the same process. It validates nothing.
 */
export function knownFields(schema: z.core.$ZodType): Copy {
  if (schema instanceof z.ZodObject && !schema.def.catchall) return fieldsOf(schema, (name) => name);
  if (schema instanceof z.ZodArray) return itemsOf(knownFields(schema.element));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return orNothing(knownFields(schema.unwrap()));
  if (schema instanceof z.ZodPipe) {
    const { in: wire, out } = schema.def;
    if (!(out instanceof z.ZodCustom)) return knownFields(out);
    if (wire instanceof z.ZodObject) return fieldsOf(wire, domainNames(aliasesOf(schema)));
  }
  if (plain.some((kind) => schema instanceof kind)) return asItIs;
  return (value) => z.parse(schema, z.encode(schema, value));
}

const asItIs: Copy = (value) => value;

const plain = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull];

function fieldsOf(schema: z.ZodObject, nameOf: (wire: string) => string): Copy {
  const fields = Object.entries(schema.shape).map(
    ([wire, field]) => [nameOf(wire), knownFields(field)] as const,
  );
  const names = new Set(fields.map(([name]) => name));
  const deep = fields.filter(([, copyField]) => copyField !== asItIs);
  return (value) => {
    if (!isObject(value)) return value;
    // Copying a whole object costs a fraction of copying its fields one by one.
    const copy = { ...value };
    for (const name in copy) if (!names.has(name)) delete copy[name];
    for (const [name, copyField] of deep) {
      const value = copy[name];
      if (value !== undefined) copy[name] = copyField(value);
    }
    return copy;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function itemsOf(copyItem: Copy): Copy {
  return (value) => (Array.isArray(value) ? value.map((item) => copyItem(item)) : value);
}

function orNothing(copy: Copy): Copy {
  if (copy === asItIs) return asItIs;
  return (value) => (value === null || value === undefined ? value : copy(value));
}
