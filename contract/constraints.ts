import { z } from "zod";
import { aliasesOf } from "./core/wire.ts";

/** A field's HTML constraints, and their validation messages by the names of `ValidityState`. */
export type Constraint = {
  required: boolean;
  /** In characters. */
  minLength?: number;
  /** The source of a regular expression for the whole text. */
  pattern?: string;
  messages: {
    valueMissing?: string;
    patternMismatch?: string;
    tooShort?: string;
    rangeUnderflow?: string;
  };
};

/**
 * The constraints of a form's fields as HTML attributes, under domain names. `tooEarly` is the message for dates before
 * the `min` that their page sets. `maxlength` is left out, because browsers cut longer text silently.
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
    // The empty text breaks each of these rules, so checking it yields the rule's message.
    const message = messageOf(z.string().check(check));
    if (check instanceof z.core.$ZodCheckRegex) {
      // In browsers digits of any script, as the schema reads them (`latinDigits`).
      constraint.pattern = check._zod.def.pattern.source.replaceAll("\\d", "\\p{Nd}");
      constraint.messages.patternMismatch = message;
    }
    if (check instanceof z.core.$ZodCheckMinLength && check._zod.def.minimum > 1) {
      constraint.minLength = check._zod.def.minimum;
      constraint.messages.tooShort = message;
    }
  }
  return constraint;
}

/** The message for an empty field. */
function messageOf(field: z.core.$ZodType): string | undefined {
  return z.safeParse(field, "").error?.issues[0]?.message;
}

/** The string schema within a preprocessed or transformed field. */
function textOf(field: z.core.$ZodType): z.ZodString | undefined {
  if (field instanceof z.ZodString) return field;
  if (!(field instanceof z.ZodPipe)) return undefined;
  return textOf(field.in) ?? textOf(field.out);
}
