import { goneAfter } from "../../db/process-list.ts";
import { readKept } from "../format/kept-file.ts";
import { CopyFault, type Manifest } from "../format/manifest.ts";
import { runPostgres } from "../format/postgres-programs.ts";
import { scriptAfter, scriptBefore, siteRuns } from "./server-script.ts";
import type { ServerState } from "./server-state.queries.ts";

/** Throws a sentence when the copy may not be restored into this database. */
export function checkServer({ schema, tables, processes }: ServerState, manifest: Manifest): void {
  if (processes.length > 0)
    throw new CopyFault(
      `${siteRuns} on this database: ${processes.join(", ")}. Stop it first; a process that was killed is forgotten after ${goneAfter} seconds.`,
    );
  if (manifest.schema !== schema)
    throw new CopyFault(
      `The copy is of the schema ${manifest.schema}, and DATABASE_URL leads to ${schema}: restore into the same one`,
    );
  if (tables.length > 0 && !tables.includes("migrations"))
    throw new CopyFault("The database at DATABASE_URL holds tables of another program");
}

/**
 * Restores the copy into PostgreSQL in one transaction: what is there goes into a schema of its own, and the copy takes
 * its place. Returns that schema's name, if there were tables.
 */
export async function restoreServerDatabase(
  { folder, manifest, key }: { folder: string; manifest: Manifest; key?: string },
  { schema, tables }: ServerState,
  databaseUrl: string,
  moment: string,
): Promise<string | undefined> {
  const former = tables.length > 0 ? `before_restore_${moment.replaceAll(/\D/g, "_")}` : undefined;
  const where = { manifest, schema, former };
  async function* script() {
    yield Buffer.from(scriptBefore(where));
    const input = readKept(folder, manifest.database, key);
    // Restores what is in the schema, not the schema itself, which exists already.
    const args = ["--file=-", `--schema=${schema}`, "--no-owner", "--no-privileges"];
    yield* runPostgres("pg_restore", args, { databaseUrl, input });
    yield Buffer.from(scriptAfter(where));
  }
  const args = ["--no-psqlrc", "--quiet", "--no-password", "--set=ON_ERROR_STOP=1", "--output=/dev/null"];
  // psql's output is not needed, but has to be read.
  for await (const _ of runPostgres("psql", args, { databaseUrl, input: script() }));
  return former;
}
