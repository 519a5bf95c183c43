import type { RawBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** What a kind of request holds of its guest: it is found, copied, erased and forgotten by this. */
export type OfGuest<Table extends keyof Tables> = {
  /** Above its records in a copy for the person. */
  heading: string;
  /** The column with the guest's name. */
  name: Column<Table>;
  /** The columns by which a record is the person's own; without them it bears a name only. */
  contacts: readonly Column<Table>[];
  /** All columns with words of the guest, or of staff about it. */
  words: readonly Column<Table>[];
  /** What the owner is shown of a record. */
  title: readonly Column<Table>[];
  /** True for those that came to nothing by `today`: unanswered, rejected, over. */
  cameToNothing: (today: string) => RawBuilder<unknown>;
};

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;
