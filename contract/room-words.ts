import { z } from "zod";
import { expectedVersion, line } from "./core/fields.ts";
import { idData } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { listEndpoint } from "./core/read-endpoints.ts";
import { byIdEndpoint, changeEndpoint, createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import { aliasedObject } from "./core/wire.ts";

/** The longest name of a room type or a facility: it stands on cards, in filters and on papers. */
export const longestRoomWord = 60;

/** The most room types, and the most facilities, that a company can have: forms show them all. */
export const mostRoomWords = 200;

/** A room type or a facility, by the company's own name for it. */
export const roomWordSchema = aliasedObject({
  id: z.int(),
  name: z.string(),
  /** How many hotels have it in their rooms. */
  hotels: z.int(),
  version: z.int(),
});

export type RoomWord = z.output<typeof roomWordSchema>;

/** Commas and semicolons stand between several of them, in filters and in imported files. */
const name = line("Name is required")
  .max(longestRoomWord, `A name has at most ${longestRoomWord} characters`)
  .regex(/^[^,;]*$/, "A name has no commas: add each by itself");

export const roomWordForm = aliasedObject({ name });
const changeForm = aliasedObject({ name, version: expectedVersion("name") });

export type RoomWordForm = z.output<typeof roomWordForm>;

/** The calls of room types or of facilities; `noun` is what one is called: `room type`. */
export function roomWordEndpoints<const Path extends string>(path: Path, noun: string, removed: string) {
  return {
    list: listEndpoint(path, "staff", {
      summary: `The company's words for a ${noun}`,
      query: listQuery(mostRoomWords),
      entry: roomWordSchema,
    }),
    byId: byIdEndpoint(path, "staff", `One ${noun}`, roomWordSchema),
    create: createEndpoint(path, {
      summary: `Add a ${noun}; one of this name, in any case, is kept, and a deleted one comes back`,
      body: roomWordForm,
      data: idData,
      fails: ["conflict"],
    }),
    change: changeEndpoint(path, { summary: `Rename a ${noun}`, body: changeForm, data: roomWordSchema }),
    ...removeAndRestore(
      path,
      { remove: removed, restore: `Bring a deleted ${noun} back` },
      { remove: ["conflict"], restore: ["conflict"] },
    ),
  };
}
