import { readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { dailyFrom, type ScheduledJob } from "../scheduled/scheduled-job.ts";
import type { Backups, Services } from "../services.ts";
import { copiesToKeep, type DatedCopy } from "./copies-to-keep.ts";
import { makeBackup } from "./copy/make-backup.ts";
import { hasCode } from "../db/database-errors.ts";
import { explain } from "./format/explain.ts";
import { CopyFault, keyMark, type Manifest, readManifest } from "./format/manifest.ts";

/** Names of nightly copies: complete, unfinished, or being removed. */
const namePattern = /^nightly-[\d-]+Z(?:\.unfinished|\.removed)?$/;

/** Detail of the job's last success; `readLastBackup` reads it. */
export type BackupDetail = { name: string; bytes: number };

/** Copies the site each night after three into `BACKUP_DIR`, and removes copies that need not be kept any more. */
export const nightlyBackup: ScheduledJob = {
  name: "backup",
  isDue: dailyFrom(3),
  isOurs: ({ backups }) => backups?.folder !== undefined,
  async run(services, stop): Promise<BackupDetail | undefined> {
    const { backups } = services;
    const folder = backups?.folder;
    if (!backups || folder === undefined) return undefined;
    return copyTonight(services, { ...backups, folder }, stop).catch((error: unknown) => {
      // All staff can read the message, but only the operator should know the folder's path.
      const { message } = explain(error, folder);
      throw new CopyFault(message.replaceAll(folder, "BACKUP_DIR"), { cause: error });
    });
  },
};

async function copyTonight(
  services: Services,
  backups: Backups & { folder: string },
  stop: AbortSignal,
): Promise<BackupDetail> {
  const { folder } = backups;
  await sweep(folder);
  const newest = (await listCopies(folder, backups)).at(-1);
  const name = `nightly-${services.clock.now().toISOString().slice(0, 19).replaceAll(/[T:]/g, "-")}Z`;
  const site = { ...backups, store: services.pictures.store, clock: services.clock };
  const earlier =
    newest && isOfKey(newest.manifest, backups) ? { ...newest, files: newest.manifest.files } : undefined;
  const { bytes } = await makeBackup(site, join(folder, name), { isScheduled: true, earlier, stop });
  await removeOld(folder, backups, services);
  return { name, bytes };
}

type Copy = DatedCopy & { folder: string; manifest: Manifest };

/** Complete nightly copies, oldest first; unreadable ones, and those with another key, are not ours. */
async function listCopies(folder: string, { key }: Backups): Promise<Copy[]> {
  const copies: Copy[] = [];
  for (const name of await namesIn(folder)) {
    if (!namePattern.test(name) || name.includes(".")) continue;
    const path = join(folder, name);
    const manifest = await readManifest(path, key).catch(() => undefined);
    if (manifest?.isScheduled) copies.push({ folder: path, manifest, takenAt: new Date(manifest.takenAt) });
  }
  return copies.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime());
}

function isOfKey({ keyMark: mark }: Manifest, { key }: Backups): boolean {
  return mark === (key === undefined ? null : keyMark(key));
}

async function removeOld(folder: string, backups: Backups, { log }: Services): Promise<void> {
  const copies = await listCopies(folder, backups);
  const copiesKept = copiesToKeep(copies, backups.keep);
  for (const copy of copies) {
    if (copiesKept.has(copy)) continue;
    // Renamed first: a half removed copy must not look like a complete one.
    await rename(copy.folder, `${copy.folder}.removed`);
    await rm(`${copy.folder}.removed`, { recursive: true });
    log.info({ copy: basename(copy.folder) }, "an old backup was removed");
  }
}

/** Removes what a killed process left; only one process does this at a time. */
async function sweep(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (namePattern.test(name) && name.includes("."))
      await rm(join(folder, name), { recursive: true, force: true });
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  });
}
