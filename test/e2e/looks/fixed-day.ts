import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * What a process takes for the present when it is started with `--import` of this file: its clock goes on from there.
 * References are the same each time, too: a column is as wide as what stands in it.
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

/** The environment of a process that lives on that day. */
export const onFixedDay = { FIXED_DAY: "on", NODE_OPTIONS: `--import=${import.meta.url}` };
