import type { VisitCount } from "#contract/visits.ts";
import type { Executor } from "../db/open.ts";

/** Adds to what other processes have counted; in one order, so that two of them wait for each other in no circle. */
export async function addCounts(db: Executor, counts: readonly VisitCount[]): Promise<void> {
  const key = ({ kind, page, about }: VisitCount) => `${kind} ${page} ${about}`;
  const inOrder = counts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  if (inOrder.length === 0) return;
  await db
    .insertInto("visit_counts")
    .values(inOrder)
    .onConflict((same) =>
      same
        .columns(["week", "kind", "page", "about"])
        .doUpdateSet((eb) => ({ total: eb("visit_counts.total", "+", eb.ref("excluded.total")) })),
    )
    .execute();
}

export function listCounts(db: Executor, since: string): Promise<VisitCount[]> {
  return db
    .selectFrom("visit_counts")
    .selectAll()
    .where("week", ">=", since)
    .orderBy("week")
    .orderBy("kind")
    .orderBy("page")
    .orderBy("about")
    .execute();
}

export async function deleteCountsBefore(db: Executor, week: string): Promise<void> {
  await db.deleteFrom("visit_counts").where("week", "<", week).execute();
}

/** Every name that the company's places have, in lower case, each with the place's own. */
export async function readPlaceNames(db: Executor): Promise<Map<string, string>> {
  const places = await db.selectFrom("places").select(["name", "also_called"]).execute();
  return new Map(
    places.flatMap(({ name, also_called }) =>
      [name, ...also_called.split(",")]
        .map((word) => word.trim().toLowerCase())
        .filter(Boolean)
        .map((word): [string, string] => [word, name]),
    ),
  );
}
