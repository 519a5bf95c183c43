import type { RawBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** The columns of a kind of request that hold data of its guest: by these it is found, copied, erased and purged. */
export type GuestColumns<Table extends keyof Tables> = {
  /** The heading of its records in the person's copy. */
  heading: string;
  /** The column with the guest's name. */
  name: Column<Table>;
  /** The columns that make a record the person's own; without them it only mentions the name. */
  contacts: readonly Column<Table>[];
  /** All columns with words by the guest, or by staff about the guest. */
  words: readonly Column<Table>[];
  /** The columns that the owner is shown of a record. */
  title: readonly Column<Table>[];
  /** True for requests that came to nothing by `today`: unanswered, rejected, or over. */
  cameToNothing: (today: string) => RawBuilder<unknown>;
};

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;
