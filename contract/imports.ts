import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { flag, shortText, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { jsonText } from "./core/wire.ts";
import { importSchema, mostUnknownNames } from "./import-view.ts";
import {
  importFields,
  importKinds,
  mostImportColumns,
  mostImportRowsInWords,
} from "./rules/import-fields.ts";
import { nameKey } from "./rules/name-key.ts";

export const importMessages = {
  read: "The file was read: nothing is written yet",
  working: "This takes a moment. Ask again for how far it is",
  written: "Imported",
  housesFilled: "Rows without a house are read as the one above: nothing is written yet",
  namesChosen: "The names are read as chosen: nothing is written yet",
  noName: "Choose a house or a room type for a name first",
  wordsAdded: "Added, and the file was looked over again",
  undone: "The import was undone",
  noFile: "Choose a CSV or an Excel file (.xlsx)",
  noToken: "Send a file with its kind, or the token of a preview",
  gone: "This preview is over. Choose the file again",
} as const;

const token = shortText(64, importMessages.noToken);

const importForm = z
  .object({
    file: z.file(importMessages.noFile).min(1, importMessages.noFile).optional(),
    /** A ZIP with the pictures that the file names. */
    pictures: z.file("pictures is a ZIP file").optional(),
    kind: z
      .preprocess(
        (value) => (typeof value === "string" ? value.trim().toLowerCase() : value),
        z.enum(importKinds, `kind is ${importKinds.join(", ")}`),
      )
      .optional(),
    token: token.optional(),
  })
  .check(({ value, issues }) => {
    const fault = (name: string, message: string) =>
      issues.push({ code: "custom", path: [name], message, input: value });
    if (value.file && !value.kind) fault("kind", `kind is ${importKinds.join(", ")}`);
    if (value.kind && !value.file) fault("file", importMessages.noFile);
    if (!value.file && !value.kind && !value.token) fault("token", importMessages.noToken);
  });

const columnNumber = wholeNumber("A column is named by its number", 0, mostImportColumns - 1);
const fieldNames = [...new Set(Object.values(importFields).flatMap((all) => all.map(({ name }) => name)))];
/** A list on the wire, because JSON text is read as one. */
const columnsForm = jsonText(
  z
    .array(z.object({ field: z.enum(fieldNames, "This is no field"), column: columnNumber }))
    .max(fieldNames.length, "Each field once"),
  "columns is a list of { field, column }",
);

/** A name that a file has for a house or a room type, and that one of the company's can be chosen for. */
export const nameInFile = shortText(200, importMessages.noName).refine(
  (name) => nameKey(name) !== "",
  importMessages.noName,
);
const namesForm = jsonText(
  z
    .array(
      z.object({
        /** As the file has it. */
        name: nameInFile,
        /** The company's house of this name; with `hotel`, that house's room type, or left out for any of its types. */
        to: nameInFile.optional(),
        hotel: nameInFile.optional(),
      }),
    )
    .min(1, importMessages.noName)
    .max(2 * mostUnknownNames, `At most ${2 * mostUnknownNames} names at once`),
  "names is a list of { name, to, hotel }",
);

export type ChosenName = z.output<typeof namesForm>[number];

export const importEndpoints = {
  list: readEndpoint("Import/all", "staff", {
    summary: "The latest twenty imports, the newest first",
    data: z.array(
      importSchema.pick({
        token: true,
        kind: true,
        state: true,
        fileName: true,
        by: true,
        at: true,
        fresh: true,
      }),
    ),
  }),
  byToken: readEndpoint("Import", "staff", {
    summary: "An import: how far it is, and a page of its rows as they would become",
    query: z.object({
      token,
      page: wholeNumber("page is a whole number from 1", 1, largestId).default(1),
      limit: wholeNumber("limit is a whole number from 1 to 100", 1, 100).default(50),
      faults: flag("faults is true or false").default(false),
      noted: flag("noted is true or false").default(false),
    }),
    data: importSchema,
    fails: ["not_found"],
  }),
  send: writeEndpoint("POST", "Import", "staff", {
    summary: `Read a file (CSV or XLSX, up to ${mostImportRowsInWords} rows) into a preview; with its token, write all of it or nothing`,
    body: importForm,
    bodyKind: "form or JSON",
    data: importSchema,
    fails: ["not_found", "conflict", "too_large", "wrong_type", "too_many"],
    logs: "created",
    notedBy: "use case",
  }),
  match: writeEndpoint("PUT", "Import/columns", "staff", {
    summary: "Say which column of the file each field is read from, and look the rows over again",
    body: z.object({ token, columns: columnsForm }),
    data: importSchema,
    fails: ["not_found", "conflict"],
    logs: false,
    because: "it changes a preview alone",
  }),
  leaveOut: writeEndpoint("PUT", "Import/leftOut", "staff", {
    summary: "Leave the rows with faults out of a preview, and look the others over again",
    body: z.object({ token }),
    data: importSchema,
    fails: ["not_found", "conflict"],
    logs: false,
    because: "it changes a preview alone",
  }),
  addWords: writeEndpoint("PUT", "Import/words", "staff", {
    summary:
      "Add the room types and facilities that a preview names and no list has, and look its rows over again",
    body: z.object({ token }),
    data: importSchema,
    fails: ["not_found", "conflict"],
    logs: "created",
    notedBy: "use case",
  }),
  chooseNames: writeEndpoint("PUT", "Import/names", "staff", {
    summary:
      "Say which of the company's houses, or of a house's room types, a name of the file means, and look the rows over again",
    body: z.object({ token, names: namesForm }),
    data: importSchema,
    fails: ["not_found", "conflict"],
    logs: false,
    because: "it changes a preview alone",
  }),
  fillHouses: writeEndpoint("PUT", "Import/houses", "staff", {
    summary:
      "Read each row of a preview that names no house as the row above it, and look the rows over again",
    body: z.object({ token }),
    data: importSchema,
    fails: ["not_found", "conflict"],
    logs: false,
    because: "it changes a preview alone",
  }),
  undo: writeEndpoint("PUT", "Import/undo", "staff", {
    summary: "Take back all that an import made, as long as nothing was built on it",
    body: z.object({ token }),
    data: importSchema,
    fails: ["not_found", "conflict"],
    logs: "deleted",
    notedBy: "use case",
  }),
} as const;
