import { DatabaseSync } from "node:sqlite";

// A process of its own that holds the write lock of a SQLite file until it is told to release it, or as long as it
// lives. Says "held" to its parent.
const [file = ""] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec("begin immediate");
process.once("message", () => {
  database.exec("rollback");
  database.close();
  process.disconnect?.();
});
process.send?.("held");
