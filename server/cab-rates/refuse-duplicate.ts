import { lockName } from "../db/locks.ts";
import type { Transaction } from "../db/open.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findDuplicate } from "./cab-rates.queries.ts";

/** Refuses a second price for a journey, also of two processes at once. @throws conflict(from) | conflict(per) */
export async function refuseDuplicate(
  services: Services,
  transaction: Transaction,
  journey: Parameters<typeof findDuplicate>[1],
  id?: number,
): Promise<void> {
  await lockName(transaction, "cab_rates", 0);
  if (!(await findDuplicate(transaction, journey, id))) return;
  const { per, from_place, to_place } = journey;
  const name = { route: `${from_place} to ${to_place}`, day: "A day", night: "The driver's night halt" }[per];
  const message = `${name} has a price. Change that one, or delete it first`;
  throw new AppError("conflict", { message, errors: { [per === "route" ? "from" : "per"]: message } });
}
