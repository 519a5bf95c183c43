import type { TaxChoice } from "#contract/rules/tax-words.ts";
import type { RequestTable } from "../db/kept-apart.ts";
import type { OfGuest } from "../db/of-guest.ts";
import type { Executor } from "../db/open.ts";
import type { Email } from "../outbox/email.ts";

/** What emails about a request say beside it: where its guest's page is, and of taxes. */
export type About = { publicUrl: string | undefined; taxes: TaxChoice };

/** What the desk needs of a kind of request beside its calls. */
export type RequestPart = { [Table in RequestTable]: PartOf<Table> }[RequestTable];

type PartOf<Table extends RequestTable> = {
  table: Table;
  guest: OfGuest<Table>;
  /** Writes the emails about a stored one, the same as when it came in; none when it no longer exists. */
  emailsAbout: (db: Executor, id: number, about: About) => Promise<Email[]>;
};
