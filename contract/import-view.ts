import { z } from "zod";
import { importKinds } from "./rules/import-fields.ts";

/**
 * `reading`: the preview is being made; `ready`: it can be imported; `writing`: it is being imported; `done` and
 * `undone`: finished; `failed`: for a reason of ours.
 */
export const importStates = ["reading", "ready", "writing", "done", "undone", "failed"] as const;

const rowStates = ["new", "known", "fault"] as const;

export const importRowSchema = z.object({
  /** The row's number in the file; the headings are row 1. */
  row: z.int(),
  /** `known`: the record exists already, and nothing is made. */
  state: z.enum(rowStates),
  /** What the row makes, in words. */
  title: z.string(),
  /** The record that the row would become, under the columns' labels. */
  values: z.array(z.object({ name: z.string(), value: z.string() })),
  faults: z.array(
    z.object({
      /** The heading in the file; empty for a fault of the whole row. */
      column: z.string(),
      message: z.string(),
    }),
  ),
  /** What to look at in a row that is no fault: a party that its rooms do not sleep. */
  note: z.string().optional(),
});

export type ImportRow = z.output<typeof importRowSchema>;

/** At most so many unknown names of houses, and of room types, are told at once. */
export const mostUnknownNames = 20;

const unknownName = { name: z.string(), rows: z.int() };

/** An import as staff see it: its progress and, until it is written, a page of its rows. */
export const importSchema = z.object({
  token: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  fileName: z.string(),
  by: z.string(),
  at: z.string(),
  /** When the preview expires. */
  until: z.string(),
  headings: z.array(z.string()),
  /** Field name and the number of its column from 0; a field without a column is left out. */
  columns: z.record(z.string(), z.int()),
  rows: z.int(),
  /** Rows done so far, while it is worked on. */
  done: z.int(),
  /** Numbers of rows: those that make something, that exist already, and that have faults. */
  fresh: z.int(),
  known: z.int(),
  faulty: z.int(),
  /** Rows of a preview with a note; only where there are some. */
  noted: z.int().optional(),
  /** Of hotels: the room types and facilities that the file names and no list has. */
  unknownWords: z.object({ roomTypes: z.array(z.string()), facilities: z.array(z.string()) }).optional(),
  /** Of other files: the names of houses, and of room types in a house, in faulty rows that are none of the company's. */
  unknownNames: z
    .object({
      houses: z.array(z.object({ ...unknownName })),
      roomTypes: z.array(z.object({ ...unknownName, hotel: z.string(), types: z.array(z.string()) })),
      /** How many more there are than these, which are told first as most rows have them. */
      more: z.int(),
    })
    .optional(),
  /** Rows that name no house below one that does: in many registers they mean that one. */
  withoutHouse: z.int().optional(),
  /** A note about the whole file. */
  note: z.string(),
  page: z.array(importRowSchema),
});

export type Import = z.output<typeof importSchema>;

/** What a file names and the company does not have, and how many rows lack the house above them. */
export type UnknownInFile = Pick<Import, "unknownWords" | "unknownNames" | "withoutHouse">;
