import type { z } from "zod";
import type { ImportRow } from "#contract/import-view.ts";
import type { ColumnChoice } from "#contract/rules/import-columns.ts";
import { type ImportKind, importFields } from "#contract/rules/import-fields.ts";
import { aliasesOf, errorsByDomainName, fieldErrors } from "#contract/core/wire.ts";
import type { Transaction } from "../db/open.ts";
import type { ImportedKind } from "../db/tables/imports.ts";
import { AppError } from "../errors.ts";
import type { KeptPicture } from "../pictures/keep-picture.ts";
import type { Services } from "../services.ts";
import { inputHint } from "./typed/not-understood.ts";

/** The texts of a row by the names of their fields; an empty cell is left out. */
export type RowTexts = Readonly<Partial<Record<string, string>>>;

export type ImportedRecord = { kind: ImportedKind; id: number };

/** The result of a row; `shown` are values that the preview shows instead of the row's texts, `note` what it says beside them. */
export type RowResult = {
  made: ImportedRecord[];
  title: string;
  shown?: RowTexts;
  note?: string | undefined;
};

/** Makes the records of one row. Throws AppError with the faulty fields. */
export type WriteRow = (texts: RowTexts) => Promise<RowResult>;

/** What a kind of import needs to write rows: services within the transaction, pictures by name in lower case, and which columns the file has. */
export type ImportContext = {
  services: Services;
  transaction: Transaction;
  pictures: ReadonlyMap<string, KeptPicture>;
  columns: ColumnChoice;
};

/** A row's fields, validated by the schema of the API's own call. Throws `invalid` with errors by field. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  wire: Record<string, unknown>,
): z.output<Schema> {
  const { data, error } = schema.safeParse(wire);
  if (!error) return data;
  throw new AppError("invalid", { errors: errorsByDomainName(fieldErrors(error), aliasesOf(schema)) });
}

/** A row as the preview shows it. */
export function describeRow(
  kind: ImportKind,
  texts: RowTexts,
  { title, made, shown = {}, note }: RowResult,
): Omit<ImportRow, "row"> {
  return {
    state: made.length > 0 ? "new" : "known",
    title,
    values: valuesOf(kind, { ...texts, ...shown }),
    faults: [],
    ...(note && { note }),
  };
}

/** A row with its faults; `headingOf` returns a field's heading in the file. */
export function describeFaults(
  kind: ImportKind,
  texts: RowTexts,
  error: AppError,
  headingOf: (field: string) => string,
): Omit<ImportRow, "row"> {
  const errors = Object.entries(error.errors ?? {});
  const faults = errors.map(([path, message]) => {
    const [field = ""] = path.split(".");
    return { column: headingOf(field), message: inputHint(field, texts[field]) ?? message };
  });
  return {
    state: "fault",
    title: "",
    values: valuesOf(kind, texts),
    faults: faults.length > 0 ? faults : [{ column: "", message: error.message }],
  };
}

function valuesOf(kind: ImportKind, texts: RowTexts): ImportRow["values"] {
  return importFields[kind].flatMap(({ name, label }) => {
    const value = texts[name];
    return value ? [{ name: label, value }] : [];
  });
}

/** The entries of a list in one cell, separated by semicolons, line breaks or upright strokes, or else by commas. */
export function listOf(text = ""): string[] {
  const signs = /[;\n|]/.test(text) ? /[;\n|]/ : /,/;
  return text
    .split(signs)
    .map((one) => one.trim())
    .filter(Boolean);
}
