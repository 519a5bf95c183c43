import { mostRoomWords, type RoomWordForm } from "#contract/room-words.ts";
import { nameKey } from "#contract/rules/name-key.ts";
import { countOf, joinWords } from "#contract/rules/text.ts";
import { type Submission, withIdempotency } from "../../db/idempotency.ts";
import { lockName } from "../../db/locks.ts";
import type { Transaction } from "../../db/open.ts";
import { changeRecord, deleteRecord, insertRecord, lockRecord, restoreRecord } from "../../db/records.ts";
import { inTransaction } from "../../db/transaction.ts";
import { AppError, orNotFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { allRoomWords, findRoomWord, hotelsWithType, type RoomWordTable } from "./room-words.queries.ts";

const nouns = { room_types: "room type", facilities: "facility" };
const plurals = { room_types: "room types", facilities: "facilities" };

/** Stores a room type or a facility, as `keepRoomWord` does. */
export function addRoomWord(
  services: Services,
  table: RoomWordTable,
  form: RoomWordForm,
  submission: Submission,
) {
  return withIdempotency(services, { ...submission, body: form }, async (transaction) => ({
    id: await keepRoomWord(services, transaction, table, form),
  }));
}

/**
 * The id of the room type or facility of this name, in any case: it is added where there is none, and a deleted one comes
 * back.
 *
 * @throws conflict(name) there are as many as forms can show
 */
export async function keepRoomWord(
  { clock }: Services,
  transaction: Transaction,
  table: RoomWordTable,
  form: RoomWordForm,
): Promise<number> {
  const { words, called } = await lockedWords(transaction, table, form.name);
  if (called?.deleted_at === null) return called.id;
  refuseTooMany(table, words);
  if (called) {
    await restoreRecord(transaction, table, called.id);
    await changeRecord(transaction, table, { id: called.id }, form);
    return called.id;
  }
  const columns = { ...form, created_at: clock.now().toISOString() };
  return table === "facilities"
    ? insertRecord(transaction, table, { ...columns, icon: "" })
    : insertRecord(transaction, table, columns);
}

/** Renames a room type or a facility, wherever it stands. @throws not_found | changed_meanwhile | conflict(name) */
export function renameRoomWord(
  services: Services,
  table: RoomWordTable,
  id: number,
  { name, version }: RoomWordForm & { version?: number | undefined },
): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const { called } = await lockedWords(transaction, table, name);
    if (called && called.id !== id) {
      const wayOut =
        called.deleted_at === null
          ? "in the list already: choose another name"
          : "among the deleted: bring it back from the bin, or choose another name";
      throw nameConflict(`${called.name} is ${wayOut}`);
    }
    await changeRecord(transaction, table, { id, version, noun: nouns[table] }, { name });
  });
}

/** Deletes a room type that no room has, or a facility, which its rooms then no longer show. @throws not_found | conflict */
export function deleteRoomWord(services: Services, table: RoomWordTable, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, table, 0);
    // A room that is saved meanwhile relies on it.
    await lockRecord(transaction, table, id);
    const word = orNotFound(await findRoomWord(transaction, table, id), nouns[table]);
    if (table === "room_types" && word.hotels > 0) {
      const message = `Rooms of ${countOf(word.hotels, "hotel")} are ${word.name}: give them another type first`;
      throw new AppError("conflict", { message: `${message}. ${await housesOf(transaction, id)}` });
    }
    await deleteRecord(transaction, table, id, services.clock.now().toISOString(), nouns[table]);
  });
}

/** The most houses that a message names. */
const mostNamed = 3;

/** "See Boat House, Lake View, Pine House and 2 more": where the rooms of a type are to be found. */
async function housesOf(transaction: Transaction, roomType: number): Promise<string> {
  const houses = (await hotelsWithType(transaction, roomType)).map(({ name }) => name);
  const others = houses.length - mostNamed;
  const named = houses.slice(0, mostNamed);
  return `See ${joinWords(others > 0 ? [...named, `${others} more`] : named)}`;
}

/** Brings a deleted room type or facility back. @throws not_found | conflict(name) */
export function restoreRoomWord(services: Services, table: RoomWordTable, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, table, 0);
    refuseTooMany(table, await allRoomWords(transaction, table));
    await restoreRecord(transaction, table, id, nouns[table]);
  });
}

/** The table's words, and that of this name, compared here as SQLite lowers English letters only. */
async function lockedWords(transaction: Transaction, table: RoomWordTable, name: string) {
  await lockName(transaction, table, 0);
  const words = await allRoomWords(transaction, table);
  const key = nameKey(name);
  return { words, called: words.find((word) => nameKey(word.name) === key) };
}

function refuseTooMany(table: RoomWordTable, words: readonly { deleted_at: string | null }[]): void {
  if (words.filter(({ deleted_at }) => deleted_at === null).length < mostRoomWords) return;
  throw nameConflict(
    `There are ${mostRoomWords} ${plurals[table]}, the most that a form can show. Delete one first`,
  );
}

function nameConflict(message: string): AppError {
  return new AppError("conflict", { message, errors: { name: message } });
}
