import type { Config } from "../config.ts";
import { databaseFile } from "../db/data-files.ts";
import { postgresScheme } from "../db/postgres-address.ts";
import type { MovedTable } from "./move-database.ts";
import type { MoveResult, MoveOptions } from "./move-site.ts";

type From = Pick<Config, "dataDir" | "databaseUrl">;

/** One line for a table that was copied. */
export function describeTable({ name, rows, hash }: MovedTable): string {
  return `${name.padEnd(24)}${String(rows).padStart(10)}  ${hash.slice(0, 16)}`;
}

/** What was moved, which settings the site needs now, without passwords, and what remains of `config`'s site. */
export function describeMove({ tables, pictures }: MoveResult, wish: MoveOptions, config: From): string {
  const lines: string[] = [];
  if (tables) lines.push(`${tables.length} tables were copied and compared: rows and hashes are equal.`);
  if (pictures)
    lines.push(`${pictures.files} picture files (${pictures.bytes} bytes) were copied and compared.`);
  lines.push(...settings(wish).map((setting) => `Start the site with ${setting}.`));
  lines.push(whatRemains(wish, config));
  return lines.join("\n");
}

/** A data folder is in use further when only its database left it. */
function whatRemains({ to, pictures }: MoveOptions, { dataDir, databaseUrl }: From): string {
  if (databaseUrl || pictures || !to || !postgresScheme.test(to))
    return "What was moved from is still there; take it away when the site runs well.";
  return [
    `The former database is still there: ${databaseFile(dataDir)}. When the site runs well, put this file elsewhere, because without DATABASE_URL the site would start on it.`,
    `Leave the rest of ${dataDir}: the pictures in it are in use.`,
  ].join("\n");
}

function settings({ to, pictures }: MoveOptions): string[] {
  const all: string[] = [];
  if (to?.startsWith("postgres")) all.push(`DATABASE_URL=${withoutPassword(to)}`);
  else if (to) all.push(`${to === "sqlite" ? "" : `DATA_DIR=${to} and `}no DATABASE_URL`);
  if (pictures?.startsWith("s3://")) all.push(`PICTURES_URL=${withoutPassword(pictures)}`);
  else if (pictures) all.push("no PICTURES_URL");
  return all;
}

/** The rest as it was given, percent signs and all: it is copied into a setting. The last @ stands before the host. */
function withoutPassword(address: string): string {
  return address.replace(/^(\w+:\/\/[^:/?#]*:)[^/?#]*(?=@)/, "$1…").replace(/([?&]password=)[^&#]*/i, "$1…");
}
