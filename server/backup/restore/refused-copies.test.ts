import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CopiedSite, openCopiedSite } from "#test/support/copied-site.ts";
import { makeBackup } from "../copy/make-backup.ts";
import { type Manifest, readManifest, writeManifest } from "../format/manifest.ts";
import { restoreBackup } from "./restore-backup.ts";

const key = "walnut and willow beside the quiet water";
const picture = "uploads/pictures/000000000000000000000007/320.webp";
let folder: string;
let site: CopiedSite;
let before: Awaited<ReturnType<CopiedSite["read"]>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "agency-copies-"));
  site = await openCopiedSite("filled");
  await makeBackup(site.site, join(folder, "whole"));
  await makeBackup({ ...site.site, key }, join(folder, "encrypted"));
  before = await site.read();
});
afterAll(async () => {
  await site.remove();
  rmSync(folder, { recursive: true, force: true });
});

const database = () => (site.databaseUrl ? "database.dump" : "agency.sqlite");

/** Changes a byte in the middle of a file. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(path, bytes);
}

/** Writes the list of files anew, as somebody would who knows how. */
async function relist(copy: string, change: (manifest: Manifest) => Manifest): Promise<void> {
  const manifest = await readManifest(copy);
  rmSync(join(copy, "manifest.json"));
  await writeManifest(copy, change(manifest));
}

/** Puts other bytes in the place of the copy's database, and lists them as if they belonged there. */
async function replaceDatabase(copy: string, bytes: Uint8Array): Promise<void> {
  writeFileSync(join(copy, database()), bytes);
  const listed = {
    name: database(),
    bytes: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  await relist(copy, (manifest) => ({
    ...manifest,
    files: [listed, ...manifest.files.filter(({ name }) => name !== database())],
  }));
}

function foreignFile(): Uint8Array {
  const path = join(folder, "foreign.sqlite");
  const foreign = new DatabaseSync(path);
  foreign.exec("create table if not exists recipes (name text)");
  foreign.close();
  return readFileSync(path);
}

const faults: [fault: string, change: (copy: string) => unknown, told: RegExp][] = [
  ["an empty folder", (copy) => (rmSync(copy, { recursive: true }), mkdirSync(copy)), /no copy made by/],
  ["no folder", (copy) => rmSync(copy, { recursive: true }), /no copy made by/],
  ["a copy that was not finished", (copy) => rmSync(join(copy, "manifest.json")), /not finished/],
  ["half a list", (copy) => truncateSync(join(copy, "manifest.json"), 500), /damaged.*cannot be read/],
  ["an empty list", (copy) => truncateSync(join(copy, "manifest.json")), /damaged.*cannot be read/],
  [
    "a changed list",
    (copy) => {
      const text = readFileSync(join(copy, "manifest.json"), "utf8");
      writeFileSync(join(copy, "manifest.json"), text.replace('"bookings": 3', '"bookings": 4'));
    },
    /damaged.*was changed/,
  ],
  [
    "an empty database",
    (copy) => truncateSync(join(copy, database())),
    /damaged: \S+ is missing or was changed/,
  ],
  ["half a database", (copy) => truncateSync(join(copy, database()), 9000), /damaged: \S+ is missing or/],
  ["a changed byte", (copy) => damage(join(copy, database())), /damaged: \S+ is missing or was changed/],
  ["no database", (copy) => rmSync(join(copy, database())), /damaged: \S+ is missing or was changed/],
  [
    "a missing picture",
    (copy) => rmSync(join(copy, picture)),
    /damaged: uploads\S+ is missing or was changed/,
  ],
  [
    "a changed picture",
    (copy) => damage(join(copy, picture)),
    /damaged: uploads\S+ is missing or was changed/,
  ],
  [
    "no pictures",
    (copy) => rmSync(join(copy, "uploads"), { recursive: true }),
    /damaged: uploads\S+ is missing/,
  ],
  ["a foreign database", (copy) => replaceDatabase(copy, foreignFile()), /another program|pg_restore failed/],
  [
    "no database at all",
    (copy) => replaceDatabase(copy, Buffer.alloc(0)),
    /another program|pg_restore failed/,
  ],
  [
    "noise",
    (copy) => replaceDatabase(copy, Buffer.alloc(9000, "x")),
    /damaged: its database|pg_restore failed/,
  ],
  [
    "a newer database",
    (copy) => relist(copy, (list) => ({ ...list, migrations: [...list.migrations, "999-later"] })),
    /newer version.*999-later/,
  ],
  [
    "other counts",
    (copy) => relist(copy, (list) => ({ ...list, tables: { ...list.tables, bookings: 4 } })),
    /damaged: bookings has/,
  ],
  [
    "a name that leads elsewhere",
    (copy) =>
      relist(copy, (list) => ({
        ...list,
        files: list.files.map((file) => ({ ...file, name: `../whole/${file.name}` })),
      })),
    /newer version of this program, or by another/,
  ],
  [
    "another engine",
    (copy) => relist(copy, (list) => ({ ...list, engine: list.engine === "sqlite" ? "postgres" : "sqlite" })),
    /is of \S+, and this site runs on/,
  ],
];

test.each(faults)("refused, with everything as it was: %s", async (_, change, told) => {
  const copy = join(folder, "changed");
  cpSync(join(folder, "whole"), copy, { recursive: true });
  try {
    await change(copy);
    await expectRefused(copy, told);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

async function expectRefused(copy: string, told: RegExp, secret?: string): Promise<void> {
  const error = await restoreBackup(copy, { ...site.target, key: secret }, new Date()).catch(
    (cause: Error) => cause,
  );
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toMatch(told);
  expect((error as Error).message).not.toContain("\n");
  expect(await site.read()).toEqual(before);
}

test("an encrypted copy needs its key, and no other will do", async () => {
  const copy = join(folder, "encrypted");
  await expectRefused(copy, /is encrypted: set BACKUP_KEY/);
  await expectRefused(copy, /encrypted with another key than BACKUP_KEY/, `${key}!`);
  const list = join(copy, "manifest.json");
  writeFileSync(list, readFileSync(list, "utf8").replace('"bookings": 3', '"bookings": 4'));
  await expectRefused(copy, /damaged.*was changed/, key);
});
