import { createHash, randomBytes } from "node:crypto";
import type { ImportKind } from "#contract/rules/import-fields.ts";
import { matchColumns } from "#contract/rules/import-columns.ts";
import { longDate } from "#contract/rules/dates.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { beginRun } from "./begin-run.ts";
import { findImport, insertImport, replaceRows, sameFile, unreadRow, updateRun } from "./imports.queries.ts";
import { keepPictures } from "./keep-pictures.ts";
import { readInTurn } from "./sheet/read-sheet.ts";
import { allHeadings, mergedRowsNote, otherSheetsNote, withoutHeading } from "./sheet/without-heading.ts";
import type { RecordKinds } from "./log-imported-records.ts";

/** In milliseconds: the life of a preview. With pictures it is shorter: unused files are swept after an hour. */
const usualTime = 24 * 3_600_000;
const timeWithPictures = 45 * 60_000;

type Sent = { kind: ImportKind; file: File; pictures?: File | undefined };

/** Reads a file into a preview, writing nothing else, and returns its token. Throws `wrong_type` with the reason, and `too_many`. */
export async function readFile(
  services: Services,
  kinds: RecordKinds,
  by: { username: string },
  { kind, file, pictures }: Sent,
): Promise<string> {
  const { db, clock } = services;
  const bytes = await file.bytes();
  const sheet = await readInTurn(by.username, bytes);
  const headings = allHeadings(sheet);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const earlier = await sameFile(db.executor, { kind, hash });
  const now = clock.now();
  const token = randomBytes(18).toString("base64url");
  await inTransaction(db, async (transaction) => {
    const id = await insertImport(transaction, {
      token,
      kind,
      state: "reading",
      file_name: file.name.slice(0, 200),
      file_hash: hash,
      staff_name: by.username,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + (pictures ? timeWithPictures : usualTime)).toISOString(),
      headings: JSON.stringify(headings),
      columns: JSON.stringify(matchColumns(kind, headings)),
      pictures: "{}",
      note: [
        earlier && knownFile(earlier),
        otherSheetsNote(sheet),
        withoutHeading(sheet),
        mergedRowsNote(sheet),
      ]
        .filter(Boolean)
        .join(". "),
      done: 0,
      fresh: 0,
      known: 0,
      faulty: 0,
      rows: sheet.rows.length,
      run: "",
      held_until: "",
    });
    await replaceRows(transaction, id, sheet.rows.map(unreadRow));
  });
  const record = await findImport(db.executor, token);
  if (!record) return token;
  await beginRun(services, kinds, record, { from: "reading", to: "reading" }, async (claimed) => {
    if (!pictures) return claimed;
    const storedPictures = await keepPictures(services, await pictures.bytes());
    const values = { pictures: JSON.stringify(Object.fromEntries(storedPictures)) };
    await updateRun(db.executor, claimed, values);
    return { ...claimed, ...values };
  });
  return token;
}

function knownFile({ created_at, staff_name }: { created_at: string; staff_name: string }): string {
  const day = longDate(todayInKashmir(new Date(created_at)));
  return `This file was imported on ${day} by ${staff_name}. What it made then is there already, and is not made twice`;
}
