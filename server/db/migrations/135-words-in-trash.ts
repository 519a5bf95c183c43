import type { Engine, MigrationTransaction } from "../engine.ts";
import { addTrigrams } from "./parts/052-search-index.ts";
import { indexTrash } from "./parts/135-words-in-trash.ts";

const asked = ["reference", "customer_name", "email", "phone"];

const trash = [
  { table: "bookings", columns: asked },
  { table: "package_bookings", columns: asked },
  { table: "cab_bookings", columns: [...asked, "pick_up_location", "drop_location", "assigned_to"] },
  { table: "reviews", columns: ["customer_name", "customer_address", "review"] },
  { table: "queries", columns: ["reference", "name", "email", "subject", "message"] },
  {
    table: "payments",
    columns: ["note", "payer"],
    more: {
      text: "'₹' || cast(abs(paise) / 100 as text) || ' ' || method",
      columns: ["paise", "method"],
    },
  },
];

/** The deleted records of the long lists have an index of words of their own. */
export async function indexWordsInTrash(db: MigrationTransaction, engine: Engine): Promise<void> {
  if (engine === "postgres" && !(await addTrigrams(db))) return;
  for (const one of trash) await indexTrash(db, engine, one);
}
