import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { moveSite } from "#server/move/move-site.ts";
import { describeMove, describeTable } from "#server/move/describe-move.ts";
import { endInWords } from "../end-in-words.ts";

const usage = `npm run move -- --to postgres://user:password@host:5432/name   into an empty PostgreSQL database
npm run move -- --to sqlite                                    back into the embedded database in DATA_DIR
npm run move -- --to <folder>                                  into another data folder, with its pictures
               … --pictures s3://… or a data folder            the pictures too, or alone
Stop the site first. PGPASSWORD may hold PostgreSQL's password.`;

const options = { to: { type: "string" }, pictures: { type: "string" } } as const;

function readWish() {
  try {
    return parseArgs({ options }).values;
  } catch {
    // Most likely without the -- that npm run needs.
    throw new Error(usage);
  }
}

process.umask(0o077);
await endInWords(async () => {
  const values = readWish();
  if (!values.to && !values.pictures) throw new Error(usage);
  const config = readConfig();
  const moved = await moveSite(config, values, (table) => console.log(describeTable(table)));
  console.log(describeMove(moved, values, config));
});
