import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * The start time of the clock in a process that is started with `--import` of this file. References are the same in
 * each run, too: a table column is as wide as its text.
 */
export const fixedNow = "2030-05-14T04:30:00.000Z";

const RealDate = Date;
const ahead = RealDate.parse(fixedNow) - RealDate.now();

if (process.env["FIXED_DAY"] === "on") {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [RealDate.now() + ahead], newTarget) as Date,
    apply: () => new RealDate(RealDate.now() + ahead).toString(),
    get: (target, name) =>
      name === "now" ? () => RealDate.now() + ahead : (Reflect.get(target, name) as unknown),
  });
  let drawn = 0;
  const draw = (most: number) => (drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648) % most;
  Object.assign(crypto, { randomInt: draw });
  syncBuiltinESMExports();
}

/** The environment variables of a process whose clock starts on that day. */
export const onFixedDay = { FIXED_DAY: "on", NODE_OPTIONS: `--import=${import.meta.url}` };
