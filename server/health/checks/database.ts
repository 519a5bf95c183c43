import { readDatabaseFacts } from "../../db/database-facts.ts";
import { bad, good, type HealthLook } from "../health-check.ts";

const megabyte = 1024 * 1024;

export const database: HealthLook = {
  name: "database",
  title: "Database",
  async look({ db }) {
    const { bytes, replicas, isReadOnly } = await readDatabaseFacts(db);
    const size = `${(bytes / megabyte).toLocaleString("en-IN", { maximumFractionDigits: 1 })} MB`;
    if (db.engine === "sqlite") return good(`One file on this server (SQLite), ${size}.`);
    if (isReadOnly) {
      const advice = "Let whoever runs the server point DATABASE_URL at the one that takes writes.";
      return bad("PostgreSQL here is a replica that only reads: nothing can be booked.", advice);
    }
    const copies = replicas === 0 ? "no replica is connected" : `replicas connected: ${replicas}`;
    return good(`PostgreSQL, ${size}; ${copies}.`);
  },
};
