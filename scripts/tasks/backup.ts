import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { readConfig } from "#server/config.ts";
import { postgresConnection } from "../postgres-connection.ts";
import { run } from "../run-command.ts";

// A consistent copy, also while the site runs: pictures never change once written, so copying them after the database
// includes all that it names.
process.umask(0o077);
const config = readConfig();
const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
const folder = process.argv[2] ?? join("backups", moment);
if (existsSync(folder)) throw new Error(`${folder} is there already; name another folder`);
mkdirSync(folder, { recursive: true });

if (config.databaseUrl) {
  const { url, environment } = postgresConnection(config.databaseUrl);
  await run("pg_dump", ["--format=custom", `--file=${join(folder, "database.dump")}`, url], environment);
} else {
  const file = join(config.dataDir, "agency.sqlite");
  if (!existsSync(file)) throw new Error(`There is no database in ${config.dataDir}`);
  const database = new DatabaseSync(file, { readOnly: true });
  // In one step: a copy in several steps restarts whenever the site writes, and may never end.
  await backup(database, join(folder, "agency.sqlite"), { rate: 2 ** 30 });
  database.close();
}
const pictures = join(config.dataDir, "uploads");
if (config.picturesUrl) console.log("Pictures are in the S3 store: back that up where it runs.");
else if (existsSync(pictures)) cpSync(pictures, join(folder, "uploads"), { recursive: true });
writeFileSync(join(folder, "taken-at.txt"), `${new Date().toISOString()}\n`);
console.log(`Backup in ${folder}`);
