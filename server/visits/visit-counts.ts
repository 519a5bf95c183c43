import type { CountedForm, VisitCount, VisitKind } from "#contract/visits.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import { addCounts, readPlaceNames } from "./visit-counts.queries.ts";
import { weekOf } from "./weeks.ts";

/** The most places counted apart between two flushes; other searches count without a place. */
const mostPlaces = 200;

/** A search without results: the page, and the typed place, which is stored only if it is one of the company's. */
export type EmptySearch = { page: string; place: string };

/**
 * Counts in memory what visitors do, without anything about them, and adds it to the database in batches. A batch that
 * fails is added to the next; a killed process loses the counts of a minute.
 */
export class VisitCounts {
  readonly #db: Database;
  readonly #clock: Clock;
  #visits = new Map<string, number>();
  #others = new Map<string, VisitCount>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** A page was opened. `page` is a pattern of the site's own. */
  visit(page: string): void {
    this.#visits.set(page, (this.#visits.get(page) ?? 0) + 1);
  }

  nothing({ page, place }: EmptySearch): void {
    const isNew = !this.#others.has(keyOf("nothing", page, place));
    this.#add("nothing", page, isNew && this.#others.size >= mostPlaces ? "" : place, 1);
  }

  begun(form: CountedForm): void {
    this.#add("begun", form, "", 1);
  }

  sent(form: CountedForm): void {
    this.#add("sent", form, "", 1);
  }

  #add(kind: VisitKind, page: string, about: string, count: number): void {
    const key = keyOf(kind, page, about);
    const counted = this.#others.get(key);
    if (counted) counted.total += count;
    else this.#others.set(key, { week: "", kind, page, about, total: count });
  }

  /** Adds the counts since the last flush to the database. Throws when it fails; nothing is lost then. */
  async flush(): Promise<void> {
    if (this.#visits.size === 0 && this.#others.size === 0) return;
    const [visits, others] = [this.#visits, this.#others];
    this.#visits = new Map();
    this.#others = new Map();
    try {
      const week = weekOf(this.#clock.now());
      const opened = [...visits].map(([page, total]): VisitCount => ({
        week,
        kind: "visit",
        page,
        about: "",
        total,
      }));
      const otherCounts = await this.#withKnownPlaces(
        [...others.values()].map((count) => ({ ...count, week })),
      );
      await addCounts(this.#db.executor, [...opened, ...otherCounts]);
    } catch (error) {
      for (const [page, total] of visits) this.#visits.set(page, (this.#visits.get(page) ?? 0) + total);
      for (const { kind, page, about, total } of others.values()) this.#add(kind, page, about, total);
      throw error;
    }
  }

  /** What visitors typed is not stored: only names that the company has given its own places. */
  async #withKnownPlaces(counts: VisitCount[]): Promise<VisitCount[]> {
    if (!counts.some(({ about }) => about !== "")) return counts;
    const names = await readPlaceNames(this.#db.executor);
    const sums = new Map<string, VisitCount>();
    for (const count of counts) {
      const about = names.get(count.about.trim().toLowerCase()) ?? "";
      const key = keyOf(count.kind, count.page, about);
      sums.set(key, { ...count, about, total: (sums.get(key)?.total ?? 0) + count.total });
    }
    return [...sums.values()];
  }
}

function keyOf(kind: string, page: string, about: string): string {
  return `${kind}\n${page}\n${about}`;
}
