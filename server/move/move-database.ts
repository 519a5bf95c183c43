import { takeSteps, withMigrationLock } from "../db/migrate.ts";
import type { Database, Transaction } from "../db/open.ts";
import { inSnapshot } from "../db/snapshot.ts";
import { readTableShapes, type TableShape } from "../db/table-shapes.ts";
import { repairSearchRows } from "../verify/repair.queries.ts";
import { deleteRows, insertRows, readRows } from "./rows.queries.ts";
import { lastIdGiven, setLastIdGiven } from "./sequences.queries.ts";
import { TableHash } from "./table-hash.ts";
import { withoutTriggers } from "./triggers.queries.ts";

export type MovedTable = { name: string; rows: number; hash: string; lastId?: number };

/**
 * Copies every table of a database of this version into an empty one, on either engine, in one transaction there: ids,
 * versions, moments and the next ids are unchanged. Compares all rows before it commits. Throws when they differ or a
 * value does not fit; the target is then empty as before. Only one batch of rows is in memory.
 */
export function moveDatabase(
  source: Database,
  target: Database,
  onTable: (table: MovedTable) => void = () => {},
): Promise<MovedTable[]> {
  return inSnapshot(source, (from) =>
    withMigrationLock(target, async (to) => {
      await takeSteps(to);
      const shapes = await readTableShapes(to);
      refuseOtherTables(shapes, await readTableShapes(from));
      const copied: MovedTable[] = [];
      await withoutTriggers(to, shapes, async () => {
        // Migrations have inserted some rows there.
        for (const shape of shapes.toReversed()) await deleteRows(to, shape);
        for (const shape of shapes) {
          copied.push(await copyTable(from, to, shape));
          onTable(copied.at(-1)!);
        }
      });
      await repairSearchRows(to);
      for (const [index, shape] of shapes.entries())
        refuseDifference(copied[index]!, await readTable(to, shape));
      return copied;
    }),
  );
}

async function copyTable(from: Transaction, to: Transaction, shape: TableShape): Promise<MovedTable> {
  const sum = new TableHash();
  for await (const rows of readRows(from, shape)) {
    for (const row of rows) sum.add(row);
    await insertRows(to, shape, rows).catch((error: Error) => {
      throw new Error(`A row of ${shape.name} cannot be copied: ${error.message}. Nothing was moved.`);
    });
  }
  const lastId = await lastIdGiven(from, shape);
  if (lastId !== undefined) await setLastIdGiven(to, shape, lastId);
  return { name: shape.name, rows: sum.rows, hash: sum.hash, lastId };
}

async function readTable(db: Transaction, shape: TableShape): Promise<MovedTable> {
  const sum = new TableHash();
  for await (const rows of readRows(db, shape)) for (const row of rows) sum.add(row);
  return { name: shape.name, rows: sum.rows, hash: sum.hash, lastId: await lastIdGiven(db, shape) };
}

function refuseOtherTables(target: TableShape[], source: TableShape[]): void {
  const describe = (shapes: TableShape[]) =>
    shapes.map(
      ({ name, columns }) =>
        `${name} (${columns.map((column) => `${column.name} ${column.kind}`).join(", ")})`,
    );
  const expected = new Set(describe(target));
  const odd = describe(source).filter((table) => !expected.delete(table));
  if (odd.length + expected.size > 0)
    throw new Error(
      `These tables differ from those of this version: ${[...odd, ...expected].join("; ")}. Nothing was moved.`,
    );
}

function refuseDifference(before: MovedTable, after: MovedTable): void {
  if (before.rows === after.rows && before.hash === after.hash && before.lastId === after.lastId) return;
  throw new Error(
    `${before.name} differs after copying (${before.rows} rows before, ${after.rows} after). Nothing was moved.`,
  );
}
