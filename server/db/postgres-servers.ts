import pg from "pg";
import { readOnlyTransaction } from "./database-errors.ts";
import { addressesIn, withTlsAsAsked } from "./postgres-address.ts";

/**
 * The servers that an address names, of which the writable one is used. `turn` begins a search for it: it returns a
 * function that moves on to the next server, and returns false when all were tried.
 */
export function openServers(databaseUrl: string) {
  const servers = addressesIn(databaseUrl).map(withTlsAsAsked);
  let current = 0;

  class CurrentServer extends pg.Client {
    constructor(options: pg.ClientConfig = {}) {
      super({ ...options, connectionString: servers[current] });
    }
  }

  const several = { Client: CurrentServer, onConnect: refuseReplica };
  return {
    poolOptions: servers.length > 1 ? several : { connectionString: servers[0] },
    turn() {
      let tried = current;
      let remaining = servers.length - 1;
      return (): boolean => {
        if (remaining === 0) return false;
        remaining -= 1;
        // Another request may have moved on meanwhile.
        if (tried === current) current = (current + 1) % servers.length;
        tried = current;
        return true;
      };
    },
  };
}

/** Throws PostgreSQL's own error for a server that is read-only. */
async function refuseReplica(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  if (rows[0]?.transaction_read_only === "off") return;
  const error = new Error("a replica, which may not be written to");
  throw Object.assign(error, { code: readOnlyTransaction });
}
