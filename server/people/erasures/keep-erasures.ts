import { randomUUID } from "node:crypto";
import type { PersonKind } from "#contract/people.ts";
import type { Services } from "../../services.ts";
import type { Row } from "../scan.queries.ts";
import type { ContactMatcher } from "../contact-matcher.ts";
import { addToErasureFile, readKeyFile, writeKeyFile } from "./erasure-files.ts";
import { createdAtOf, type Erasure, identityHasher, keyFingerprint } from "./erasure.ts";
import { listErasures, readErasureKey } from "./erasures.queries.ts";

type Where = Pick<Services, "db" | "dataDir" | "backups">;
type Chosen = { kind: PersonKind; row: Row };

/** An erasure as stored: a keyed hash of the person, and the places of the records. */
export async function newErasure(
  services: Where & Pick<Services, "clock">,
  { identity }: ContactMatcher,
  chosen: Chosen[],
): Promise<Erasure> {
  const key = await keepErasureKey(services);
  return {
    id: randomUUID(),
    at: services.clock.now().toISOString(),
    keyMark: keyFingerprint(key),
    person: identityHasher(key)(identity),
    records: chosen.map(({ kind, row }) => ({ kind, id: row.id, createdAt: createdAtOf(row) })),
  };
}

/** The folders with a list outside the database, which a restore does not overwrite. */
export function erasureFolders({ dataDir, backups }: Where): string[] {
  return [dataDir, backups?.folder].filter((folder) => folder !== undefined);
}

/** Adds this database's erasures to the lists in the folders. A failure to write is logged. */
export async function keepErasureFiles(services: Where & Pick<Services, "log">): Promise<void> {
  const erasures = await listErasures(services.db.executor);
  for (const folder of erasureFolders(services))
    await addToErasureFile(folder, erasures).catch((error: unknown) =>
      services.log.warn(
        { err: error },
        "the list of erasures could not be written; it is tried again tonight",
      ),
    );
}

/** The key of the database, also stored in the data folder: an older copy of the database has none. */
export async function keepErasureKey({ db, dataDir }: Where): Promise<string> {
  const storedKey = dataDir === undefined ? undefined : await readKeyFile(dataDir);
  const key = await readErasureKey(db.executor, storedKey);
  if (dataDir !== undefined && storedKey === undefined) await writeKeyFile(dataDir, key);
  return key;
}
