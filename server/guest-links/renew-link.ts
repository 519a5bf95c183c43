import { todayInKashmir } from "#contract/rules/stay.ts";
import { recordChange } from "../change-log/record-change.ts";
import { changeRecord } from "../db/records.ts";
import type { Executor } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import type { AppError } from "../errors.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import { changeOf, type PaidFor } from "../paid-for.ts";
import type { Services } from "../services.ts";
import { type LinkBasis, lastDayOfNewLink } from "./link-days.ts";

type Named = { customer_name: string; reference: string };
type Linked<Row> = {
  find: (db: Executor, id: number) => Promise<Row | undefined>;
  /** Makes the error for a record that does not exist. */
  missing: () => AppError;
  booked: (row: Row) => LinkBasis;
};

/**
 * Makes a new link to a guest's own stay, package or cab; the previous one stops working. Returns its key, of which
 * only the hash is stored. The link works until 30 days after the journey's end, and at least for 30 days.
 *
 * @throws not_found
 */
export function renewGuestLink<Row extends Named>(
  services: Services,
  { table, id }: PaidFor,
  by: { username: string },
  { find, missing, booked }: Linked<Row>,
): Promise<string> {
  return inTransaction(services.db, async (transaction) => {
    const row = await find(transaction, id);
    if (!row) throw missing();
    const key = newGuestKey();
    await changeRecord(
      transaction,
      table,
      { id },
      {
        guest_key_hash: guestKeyHash(key),
        guest_link_until: lastDayOfNewLink(booked(row), todayInKashmir(services.clock.now())),
      },
    );
    await recordChange(services, transaction, {
      by,
      ...changeOf({ table, id }, row.customer_name, row.reference),
      before: { "Guest's link": "" },
      after: { "Guest's link": "A new one; the one before has ended" },
    });
    return key;
  });
}
