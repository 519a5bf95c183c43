import { z } from "zod";
import { aliasesOf } from "./core/wire.ts";

/** What a browser can check of a field by itself, and what is said then, by the browser's own names (`ValidityState`). */
export type Constraint = {
  required: boolean;
  /** Characters. */
  minLength?: number;
  /** The source of an expression for the whole text. */
  pattern?: string;
  messages: {
    valueMissing?: string;
    patternMismatch?: string;
    tooShort?: string;
    rangeUnderflow?: string;
  };
};

/**
 * The rules of a form's fields that are attributes of HTML, under domain names. `tooEarly` is said of dates before the
 * `min` that their page sets. A greatest length is no such rule: browsers cut a longer text without a word.
 */
export function constraintsOf(
  form: z.ZodType,
  tooEarly: Readonly<Record<string, string>> = {},
): Record<string, Constraint> {
  const wire = form instanceof z.ZodCodec ? form.in : form;
  if (!(wire instanceof z.ZodObject)) throw new Error("Only the fields of an object have constraints");
  const domainName = new Map(Object.entries(aliasesOf(form)).map(([domain, name]) => [name, domain]));
  return Object.fromEntries(
    Object.entries(wire.shape).map(([wireName, field]) => {
      const name = domainName.get(wireName) ?? wireName;
      return [name, constraintOf(field, tooEarly[name])];
    }),
  );
}

function constraintOf(field: z.core.$ZodType, rangeUnderflow?: string): Constraint {
  const valueMissing = messageOf(field);
  const constraint: Constraint = {
    required: valueMissing !== undefined,
    messages: { valueMissing, rangeUnderflow },
  };
  for (const check of textOf(field)?.def.checks ?? []) {
    // An empty text breaks each of these rules, so it makes the one rule say its words.
    const message = messageOf(z.string().check(check));
    if (check instanceof z.core.$ZodCheckRegex) {
      constraint.pattern = check._zod.def.pattern.source;
      constraint.messages.patternMismatch = message;
    }
    if (check instanceof z.core.$ZodCheckMinLength && check._zod.def.minimum > 1) {
      constraint.minLength = check._zod.def.minimum;
      constraint.messages.tooShort = message;
    }
  }
  return constraint;
}

/** What is said of a field that was left empty. */
function messageOf(field: z.core.$ZodType): string | undefined {
  return z.safeParse(field, "").error?.issues[0]?.message;
}

/** The text within a field that is prepared before it is checked, or made into something else after. */
function textOf(field: z.core.$ZodType): z.ZodString | undefined {
  if (field instanceof z.ZodString) return field;
  if (!(field instanceof z.ZodPipe)) return undefined;
  return textOf(field.in) ?? textOf(field.out);
}
