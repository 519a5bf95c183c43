import type { TaxChoice } from "#contract/rules/tax-words.ts";
import type { RequestTable } from "../db/kept-apart.ts";
import type { GuestColumns } from "../db/guest-columns.ts";
import type { Executor } from "../db/open.ts";
import type { Email } from "../outbox/email.ts";

/** What emails about a request need besides it: the address of the guest's page, and the note on taxes. */
export type EmailContext = { publicUrl: string | undefined; taxes: TaxChoice };

/** What the desk needs of a kind of request besides its calls. */
export type RequestPart = { [Table in RequestTable]: PartOf<Table> }[RequestTable];

type PartOf<Table extends RequestTable> = {
  table: Table;
  guest: GuestColumns<Table>;
  /** Writes the emails about a stored request, the same as when it arrived; none when it no longer exists. */
  emailsAbout: (db: Executor, id: number, about: EmailContext) => Promise<Email[]>;
};
