import { DatabaseSync } from "node:sqlite";

// A process that holds the write lock of a SQLite file until it gets a message or exits. Sends "held" to its parent.
const [file = ""] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec("begin immediate");
process.once("message", () => {
  database.exec("rollback");
  database.close();
  process.disconnect?.();
});
process.send?.("held");
