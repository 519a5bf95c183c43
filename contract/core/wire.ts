import { z } from "zod";
import type { FieldErrors } from "./errors.ts";

// In a browser zod would try whether it may compile its checks; our pages' policy forbids it, and reports each try.
if ("document" in globalThis) z.config({ jitless: true });

/** House name → spelling on the wire, for the fields in which the two differ. */
export type Spelling = Readonly<Record<string, string>>;

export type Rule<T> = (value: T, fault: (field: string, message: string) => void) => void;

const spellings = new WeakMap<z.ZodType, Spelling>();
const jsonTexts = new WeakSet<object>();

/**
 * An object whose fields have our own names here and the contract's spelling on the wire. Decoding reports faults
 * under the wire's names, for that is what the sender wrote. `rule` sees the whole object and may mark fields.
 */
export function spelled<Shape extends z.ZodRawShape>(
  shape: Shape,
  spelling: Spelling = {},
  rule?: Rule<z.output<z.ZodObject<Shape>>>,
) {
  type House = z.output<z.ZodObject<Shape>>;
  const wireShape = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [spelling[name] ?? name, schema]),
  );
  let wire = z.object(wireShape);
  if (rule) {
    wire = wire.check((context) => {
      const fault = (field: string, message: string) =>
        context.issues.push({
          code: "custom",
          path: [spelling[field] ?? field],
          message,
          input: context.value,
        });
      rule(toHouseNames(context.value, spelling) as House, fault);
    });
  }
  const codec = z.codec(wire, z.custom<House>(), {
    decode: (value) => toHouseNames(value, spelling) as House,
    encode: (value) => toWireNames(value as Record<string, unknown>, spelling),
  });
  spellings.set(codec, spelling);
  return codec;
}

/** A real value here, JSON text on the wire; both are understood when read. `missing` is said when there is neither. */
export function jsonText<T extends z.ZodType>(
  inner: T,
  complaint = "This is not valid JSON",
  missing = complaint,
) {
  const wire = z.union([z.string(), z.array(z.unknown())], missing);
  jsonTexts.add(wire);
  return z.codec(wire, inner, {
    decode: (value, context) => {
      if (typeof value !== "string") return value as z.input<T>;
      if (value.trim() === "") return [] as z.input<T>;
      try {
        return JSON.parse(value) as z.input<T>;
      } catch {
        context.issues.push({ code: "custom", message: complaint, input: value });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}

/** True for the wire side of a `jsonText`: requests may carry text or a list there, replies carry text. */
export function isJsonText(schema: object): boolean {
  return jsonTexts.has(schema);
}

/** Our names to the wire's. Fields without another spelling, and unknown ones, keep their name. */
export function toWireNames(value: Record<string, unknown>, spelling: Spelling): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [spelling[name] ?? name, field]));
}

function toHouseNames(value: Record<string, unknown>, spelling: Spelling): Record<string, unknown> {
  const houseName = new Map(Object.entries(spelling).map(([house, wire]) => [wire, house]));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [houseName.get(name) ?? name, field]),
  );
}

/** The wire spelling that a schema was given, none if it was not. */
export function spellingOf(schema: z.ZodType | undefined): Spelling {
  return (schema && spellings.get(schema)) ?? {};
}

/** Field faults as the sender may read them: the first one of each field, named by its path. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    errors[field] ??= issue.message;
  }
  return errors;
}

/** Field faults back under our own names, for the forms. */
export function errorsInHouseNames(errors: FieldErrors, spelling: Spelling): FieldErrors {
  return toHouseNames(errors, spelling) as FieldErrors;
}

/** Field faults under the wire's spelling; those that have it already keep it. */
export function errorsInWireNames(errors: FieldErrors, spelling: Spelling): FieldErrors {
  return toWireNames(errors, spelling) as FieldErrors;
}
