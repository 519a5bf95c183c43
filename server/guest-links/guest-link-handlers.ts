import { bookingMessages } from "#contract/bookings.ts";
import type { Visitor } from "../call.ts";
import type { Executor } from "../db/open.ts";
import type { AppError } from "../errors.ts";
import type { PaidTable } from "../paid-for.ts";
import type { Services } from "../services.ts";
import { signedIn } from "../signed-in.ts";
import type { LinkBasis } from "./link-days.ts";
import { readGuestLink } from "./read-guest-link.ts";
import { renewGuestLink } from "./renew-link.ts";

type Journey<Row, Shown> = {
  table: PaidTable;
  find: (db: Executor, id: number) => Promise<Row | undefined>;
  /** Makes the error for a record that does not exist. */
  missing: () => AppError;
  booked: (row: Row) => LinkBasis;
  presentToGuest: (row: Row) => Shown;
};

/** The calls of a guest's own page for a package or a cab: what it shows, and a new link to it. */
export function guestLinkHandlers<Row extends { customer_name: string; reference: string }, Shown>({
  table,
  presentToGuest,
  ...linked
}: Journey<Row, Shown>) {
  return {
    async byKey({ services, query }: { services: Services; query: { key: string } }) {
      const { id } = await readGuestLink(services, query.key, [table]);
      const row = await linked.find(services.db.executor, id);
      if (!row) throw linked.missing();
      return { data: presentToGuest(row) };
    },

    async renewLink({ services, visitor, id }: { services: Services; visitor: Visitor; id: number }) {
      const key = await renewGuestLink(services, { table, id }, signedIn(visitor), linked);
      return { data: { id, key }, message: bookingMessages.linkRenewed };
    },
  };
}
