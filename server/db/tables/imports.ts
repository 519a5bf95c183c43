import type { Generated } from "kysely";
import type { Import, ImportRow } from "#contract/import-view.ts";

/** What an import can make. */
export type ImportedKind =
  | "hotels"
  | "rooms"
  | "ratePeriods"
  | "packages"
  | "cabRates"
  | "bookings"
  | "payments"
  | "uploads";

/** Files that staff import. */
export type ImportTables = {
  /**
   * `columns`, `headings` and `pictures` are JSON. While a process works at the import, `run` identifies its run, until
   * `held_until`, and `done` counts its rows.
   */
  imports: {
    id: Generated<number>;
    token: string;
    kind: Import["kind"];
    state: Import["state"];
    file_name: string;
    file_hash: string;
    staff_name: string;
    created_at: string;
    expires_at: string;
    headings: string;
    columns: string;
    pictures: string;
    note: string;
    done: number;
    fresh: number;
    known: number;
    faulty: number;
    rows: number;
    run: string;
    held_until: string;
  };
  /** Rows of previews: `cells` is a JSON list of texts, `outcome` what was found out about them. */
  import_rows: {
    id: Generated<number>;
    import_id: number;
    row_number: number;
    state: ImportRow["state"];
    cells: string;
    outcome: string;
  };
  /** What an import made, in the order in which it did. */
  import_records: { id: Generated<number>; import_id: number; kind: ImportedKind; record_id: number };
};
