import { z } from "zod";
import { optionalWholeNumber, shortText, tooLong } from "../core/fields.ts";
import { largestId } from "../core/ids.ts";
import { isSafeLink } from "../rules/safe-link.ts";
import { plainLines } from "../rules/text.ts";
import type { BlockFields, Field, ListField } from "./field-kinds.ts";

/** The schema of a block's value. Errors have the field's path: `slides.2.title`. Missing fields are empty. */
export function schemaOf(fields: BlockFields): z.ZodType<Record<string, unknown>> {
  const existing = schemas.get(fields);
  if (existing) return existing;
  const schema = z.object(shapeOf(fields), "value holds the fields of the block");
  schemas.set(fields, schema);
  return schema;
}

const schemas = new WeakMap<BlockFields, z.ZodType<Record<string, unknown>>>();

function shapeOf(fields: BlockFields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
}

function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "line":
      return textOf(field, (value) => value.replace(/\s+/g, " "));
    case "paragraph":
    case "light-text":
      return textOf(field, plainLines);
    case "lines":
      return linesOf(field);
    case "number": {
      const { least, most } = field;
      const message = `A whole number from ${least} to ${most}, or nothing`;
      return optionalWholeNumber(message, least, most).transform((value) => value ?? null);
    }
    case "choice":
      return z.preprocess(
        (value) => value ?? field.options[0]?.value,
        z.enum(
          field.options.map(({ value }) => value),
          "Choose one of the list",
        ),
      );
    case "switch":
      return z.boolean("true or false").default(false);
    case "link":
      return linkSchema;
    case "picture":
      return pictureSchema;
    default:
      return listOf(field);
  }
}

function textOf(
  { longest, label, needed }: { longest: number; label: string; needed?: boolean },
  tidy: (value: string) => string,
) {
  const text = z
    .string("Write this as text")
    .max(longest * 2 + 200, tooLong(longest))
    .overwrite(tidy)
    .pipe(shortText(longest, `At most ${longest.toLocaleString("en-IN")} characters, please`));
  return z.preprocess(
    (value) => value ?? "",
    needed ? text.refine((value) => value !== "", `${label} is needed`) : text,
  );
}

function linesOf({ most: maxLines, longest }: { most: number; longest: number }) {
  const each = shortText(longest, `At most ${longest} characters in each line, please`);
  return z
    .preprocess(
      (value) =>
        typeof value === "string" ? value.slice(0, maxLines * longest * 3).split("\n") : (value ?? []),
      z.array(each, "Write one line each").max(maxLines * 3, `At most ${maxLines} lines, please`),
    )
    .transform((lines) => lines.filter(Boolean))
    .refine((lines) => lines.length <= maxLines, `At most ${maxLines} lines, please`);
}

const linkSchema = z.preprocess(
  (value) => value ?? "",
  shortText(300, "At most 300 characters, please").refine(
    (value) => value === "" || isSafeLink(value),
    "Write a page of this site, as /hotels, or a whole address, as https://example.com",
  ),
);

const pictureSchema = z.preprocess(
  (value) => value ?? {},
  z.object(
    {
      id: optionalWholeNumber("id names a picture of the gallery", 1, largestId).transform(
        (id) => id ?? null,
      ),
      name: z.preprocess(
        (value) => value ?? "",
        shortText(80, "name is the name of a picture").regex(/^[\w-]*$/, "name is the name of a picture"),
      ),
      alt: z.preprocess((value) => value ?? "", shortText(200, "At most 200 characters, please")),
      focus: z.preprocess(
        (value) => value ?? "",
        shortText(9, "Two numbers, as 50% 42%").regex(
          /^(?:(?:100|\d{1,2})% (?:100|\d{1,2})%)?$/,
          "Two numbers, as 50% 42%",
        ),
      ),
    },
    "Choose a picture",
  ),
);

function listOf({ of, least, most, label }: ListField) {
  const item = z.object({ ...shapeOf(of), shown: z.boolean("true or false").default(true) });
  return z.preprocess(
    (value) => value ?? [],
    z
      .array(item, "Write this as a list")
      .min(least, `${label}: at least ${least}`)
      .max(most, { error: `${label}: at most ${most}`, abort: true }),
  );
}
