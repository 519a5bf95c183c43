import { z } from "zod";
import type { FieldErrors } from "./errors.ts";
import { plainWords } from "./plain-words.ts";

// Without `jitless` zod tries `new Function` in browsers, which the pages' policy forbids and reports.
if ("document" in globalThis) z.config({ jitless: true });
z.config({ customError: plainWords });

/** Domain name → wire name, for the fields in which the two differ. */
export type FieldAliases = Readonly<Record<string, string>>;

export type Rule<T> = (value: T, fault: (field: string, message: string) => void) => void;

declare const shape: unique symbol;
/** Carries the shape of an aliased schema; for the compiler only. */
type WithShape<Shape extends z.ZodRawShape> = { readonly [shape]?: Shape };

type OptionalName<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Shape[Name] extends { _zod: { optin: "optional" | "defaulted" } }
    ? Name
    : undefined extends z.output<Shape[Name]>
      ? Name
      : never;
}[keyof Shape];

type Flat<T> = { [Name in keyof T]: T[Name] };

type Fields<Shape extends z.ZodRawShape> = Flat<
  { [Name in Exclude<keyof Shape, OptionalName<Shape>>]: z.output<Shape[Name]> } & {
    [Name in OptionalName<Shape>]?: z.output<Shape[Name]> | undefined;
  }
>;

/** The input of a schema under domain names; fields with a default may be left out. */
export type FieldsOf<Schema> =
  Schema extends WithShape<infer Shape>
    ? Shape extends z.ZodRawShape
      ? Fields<Shape>
      : never
    : Schema extends z.ZodObject<infer Shape>
      ? Fields<Shape>
      : never;

const aliasesBySchema = new WeakMap<z.ZodType, FieldAliases>();
const partsBySchema = new WeakMap<z.ZodType, z.ZodType>();
const jsonTexts = new WeakMap<object, z.ZodType>();

/**
 * An object schema with domain names here and the contract's names on the wire. Decoding reports errors under wire
 * names, which the sender knows. `rule` gets the whole object and may mark fields. If it needs only the fields `of` the
 * object, `faultsOf` reports its errors even while other fields are wrong.
 */
export function aliasedObject<
  Shape extends z.ZodRawShape,
  Of extends keyof z.output<z.ZodObject<Shape>> = keyof z.output<z.ZodObject<Shape>>,
>(
  shape: Shape,
  aliases: FieldAliases = {},
  rule?: Rule<Pick<z.output<z.ZodObject<Shape>>, Of>>,
  of?: readonly Of[],
) {
  type Domain = z.output<z.ZodObject<Shape>>;
  const wireFields = (names: readonly string[]) =>
    z.object(Object.fromEntries(names.map((name) => [aliases[name] ?? name, shape[name] ?? z.never()])));
  const ruled = (fields: ReturnType<typeof wireFields>) => {
    if (!rule) return fields;
    return fields.check((context) => {
      const fault = (field: string, message: string) =>
        context.issues.push({
          code: "custom",
          path: [aliases[field] ?? field],
          message,
          input: context.value,
        });
      rule(toDomainNames(context.value, aliases) as Domain, fault);
    });
  };
  const wire = ruled(wireFields(Object.keys(shape)));
  const codec = z.codec(wire, z.custom<Domain>(), {
    decode: (value) => toDomainNames(value, aliases) as Domain,
    encode: (value) => toWireNames(value as Record<string, unknown>, aliases),
  });
  aliasesBySchema.set(codec, aliases);
  if (of) partsBySchema.set(codec, ruled(wireFields(of.map(String))));
  return codec as typeof codec & WithShape<Shape>;
}

/** Longest JSON text that is read, in characters. */
const longestText = 400_000;

/** Most entries of a list that are read: more than any rule allows. */
const mostEntries = 10_000;

/** Cuts a list to a length that every rule refuses, so that a list of a million entries is refused cheaply. */
function cutToBound(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, mostEntries) : value;
}

/** A value that is JSON text on the wire; decoding accepts text or value. `missing` is the message for neither. */
export function jsonText<T extends z.ZodType>(
  inner: T,
  message = "This is not valid JSON",
  missing = message,
) {
  const wire = z.union([z.string(), z.array(z.unknown())], missing);
  jsonTexts.set(wire, inner);
  return z.codec(wire, inner, {
    decode: (value, context) => {
      if (typeof value !== "string") return cutToBound(value) as z.input<T>;
      if (value.length <= longestText && value.trim() === "") return [] as z.input<T>;
      try {
        if (value.length > longestText) throw new RangeError(message);
        return cutToBound(JSON.parse(value)) as z.input<T>;
      } catch {
        context.issues.push({ code: "custom", message, input: value });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}

/** The schema of the value within a `jsonText`: requests may send text or value, replies send text. */
export function insideJsonText(schema: object): z.ZodType | undefined {
  return jsonTexts.get(schema);
}

/** Domain names to the wire's. Fields without an alias, and unknown ones, keep their name. */
export function toWireNames(value: Record<string, unknown>, aliases: FieldAliases): Record<string, unknown> {
  return renamed(value, aliases);
}

function toDomainNames(value: Record<string, unknown>, aliases: FieldAliases): Record<string, unknown> {
  return renamed(value, inverted(aliases));
}

/** Called for each record of a reply, of which a page has hundreds. */
function renamed(value: Record<string, unknown>, names: FieldAliases): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const other = Object.hasOwn(names, name) ? (names[name] ?? name) : name;
    // `__proto__` can be a field's name, but an assignment would set the prototype.
    if (other === "__proto__") Object.defineProperty(fields, other, { value: value[name], enumerable: true });
    else fields[other] = value[name];
  }
  return fields;
}

const invertedAliases = new WeakMap<FieldAliases, FieldAliases>();

/** The aliases inverted: wire name → domain name. */
function inverted(aliases: FieldAliases): FieldAliases {
  const existing = invertedAliases.get(aliases);
  if (existing) return existing;
  const result = Object.fromEntries(Object.entries(aliases).map(([domain, wire]) => [wire, domain]));
  invertedAliases.set(aliases, result);
  return result;
}

/** From a wire name to the domain's. */
export function domainNames(aliases: FieldAliases): (wire: string) => string {
  const names = inverted(aliases);
  return (wire) => names[wire] ?? wire;
}

/** The aliases of a schema; none unless it was made by `aliasedObject`. */
export function aliasesOf(schema: z.ZodType | undefined): FieldAliases {
  return (schema && aliasesBySchema.get(schema)) ?? {};
}

/**
 * The errors of input that the schema refused with `error`, one for each field. zod runs a rule over several fields
 * only when no field is wrong: a rule that needs only some of them is run on these alone.
 */
export function faultsOf(schema: z.ZodType, sent: unknown, error: z.ZodError): FieldErrors {
  const others = partsBySchema.get(schema)?.safeParse(sent).error?.issues ?? [];
  return fieldErrors({ issues: [...error.issues, ...others] });
}

/** The first error of each field, by its path. */
export function fieldErrors(error: Pick<z.ZodError, "issues">): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    errors[field] ??= issue.message;
  }
  return errors;
}

/** Field errors under domain names, for forms. */
export function errorsByDomainName(errors: FieldErrors, aliases: FieldAliases): FieldErrors {
  return toDomainNames(errors, aliases) as FieldErrors;
}

/** Field errors under wire names; those that have one already keep it. */
export function errorsInWireNames(errors: FieldErrors, aliases: FieldAliases): FieldErrors {
  return toWireNames(errors, aliases) as FieldErrors;
}
