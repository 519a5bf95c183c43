import type { MovedTable } from "./move-database.ts";
import type { MoveResult, MoveOptions } from "./move-site.ts";

/** One line for a table that was copied. */
export function describeTable({ name, rows, hash }: MovedTable): string {
  return `${name.padEnd(24)}${String(rows).padStart(10)}  ${hash.slice(0, 16)}`;
}

/** What was moved, and which settings the site needs now; without passwords. */
export function describeMove({ tables, pictures }: MoveResult, wish: MoveOptions): string {
  const lines: string[] = [];
  if (tables) lines.push(`${tables.length} tables were copied and compared: rows and hashes are equal.`);
  if (pictures)
    lines.push(`${pictures.files} picture files (${pictures.bytes} bytes) were copied and compared.`);
  lines.push(...settings(wish).map((setting) => `Start the site with ${setting}.`));
  lines.push("What was moved from is still there; take it away when the site runs well.");
  return lines.join("\n");
}

function settings({ to, pictures }: MoveOptions): string[] {
  const all: string[] = [];
  if (to?.startsWith("postgres")) all.push(`DATABASE_URL=${withoutPassword(to)}`);
  else if (to) all.push(`${to === "sqlite" ? "" : `DATA_DIR=${to} and `}no DATABASE_URL`);
  if (pictures?.startsWith("s3://")) all.push(`PICTURES_URL=${withoutPassword(pictures)}`);
  else if (pictures) all.push("no PICTURES_URL");
  return all;
}

function withoutPassword(address: string): string {
  const url = URL.parse(address);
  if (!url?.password) return address;
  url.password = "…";
  return decodeURI(url.href);
}
