import type { Database, Executor } from "../db/open.ts";
import type { SharedAllowance } from "./allowances.ts";
import { type Allowance, returnAll, takeAll } from "./limits.queries.ts";

const rememberedFor = 5000;
const mostRemembered = 10_000;

type Clock = { now(): Date };

/**
 * Rate limits, counted before the act, in the database, for all processes together. While the database cannot be
 * reached `take` throws, as the guarded write itself would; reads have no limit.
 */
export class Limits {
  readonly #executor: Executor;
  readonly #clock: Clock;
  readonly #isOn: boolean;
  /** Recently refused keys, and until when: during a flood of refusals the database is asked once in 5 seconds. */
  readonly #refused = new Map<string, { until: number; endsAt: number }>();

  constructor(database: Database, clock: Clock, isOn: boolean) {
    this.#executor = database.executor;
    this.#clock = clock;
    this.#isOn = isOn;
  }

  /**
   * Counts an act and returns 0, unless one allowance is used up: then it counts nothing and returns the seconds to
   * wait, at most that allowance's window. `within`: a transaction to count in, so that a rollback undoes the count.
   */
  async take(allowances: readonly Allowance[], within: Executor = this.#executor): Promise<number> {
    if (!this.#isOn) return 0;
    const now = this.#clock.now();
    const knownWait = Math.max(0, ...allowances.map((allowance) => this.#knownWait(allowance, now)));
    if (knownWait > 0) return knownWait;
    const windows = await takeAll(within, allowances, now);
    const maxActs = new Map(allowances.map((allowance) => [allowance.key, allowance.most]));
    const refused = windows.filter(({ key, taken }) => taken > (maxActs.get(key) ?? 0));
    if (refused.length === 0) return 0;
    const passed = windows.filter((window) => !refused.includes(window)).map(({ key }) => key);
    await returnAll(within, passed);
    for (const { key, ends_at } of refused) this.#remember(key, now, Date.parse(ends_at));
    return Math.max(...refused.map(({ ends_at }) => secondsUntil(Date.parse(ends_at), now)));
  }

  /** Counts an act of a network among its first or, when it had these, among the others. Returns as `take`. */
  async takeShare({ first, others, all }: SharedAllowance, within?: Executor): Promise<number> {
    if ((await this.take([...first, ...all], within)) === 0) return 0;
    return this.take([...others, ...all], within);
  }

  /** Undoes a count, for an act that need not be limited. */
  async giveBack(allowances: readonly Allowance[]): Promise<void> {
    if (!this.#isOn) return;
    const keys = allowances.map(({ key }) => key);
    await returnAll(this.#executor, keys);
    for (const key of keys) this.#refused.delete(key);
  }

  #remember(key: string, now: Date, endsAt: number): void {
    if (this.#refused.size >= mostRemembered) this.#refused.clear();
    this.#refused.set(key, { until: Math.min(endsAt, now.getTime() + rememberedFor), endsAt });
  }

  #knownWait({ key }: Allowance, now: Date): number {
    const refused = this.#refused.get(key);
    if (!refused) return 0;
    const remaining = refused.until - now.getTime();
    // A longer time left means that the clock was set back: the remembered refusal is then ignored.
    if (remaining > 0 && remaining <= rememberedFor) return secondsUntil(refused.endsAt, now);
    this.#refused.delete(key);
    return 0;
  }
}

function secondsUntil(moment: number, now: Date): number {
  return Math.max(1, Math.ceil((moment - now.getTime()) / 1000));
}
