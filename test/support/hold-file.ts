import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

// A process of its own that holds the write lock of a SQLite file: for the milliseconds it was told, or as long as it
// lives. Says "held" to its parent.
const [file = "", milliseconds = ""] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec("begin immediate");
process.send?.("held");
await pause(Number(milliseconds));
database.exec("rollback");
database.close();
process.disconnect?.();
