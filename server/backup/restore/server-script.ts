import { goneAfter } from "../../db/process-list.ts";
import type { Manifest } from "../format/manifest.ts";

/** The lock under which starting processes migrate the schema: they wait until the restore ends. */
const migrationLock = 720401;
export const siteRuns = "The site is running";

type Where = { manifest: Manifest; schema: string; former: string | undefined };

/** SQL before the copy's own statements, in the same transaction: makes room for the copy. */
export function scriptBefore({ manifest, schema, former }: Where): string {
  const quotedSchema = quoted(schema);
  const lines = [
    "begin;",
    `select pg_advisory_xact_lock(${migrationLock});`,
    "set local lock_timeout = '10s';",
  ];
  if (former) {
    lines.push(
      refuseWhileRunning(schema),
      `alter schema ${quotedSchema} rename to ${quoted(former)};`,
      `create schema ${quotedSchema};`,
      moveTrigrams(former, quotedSchema),
    );
  }
  if (manifest.hasTrigrams) lines.push(`create extension if not exists pg_trgm with schema ${quotedSchema};`);
  return `${lines.join("\n")}\n`;
}

/** SQL after them, which checks that all rows are there and no site has started meanwhile; only then it commits. */
export function scriptAfter({ manifest, schema, former }: Where): string {
  const counts = Object.entries(manifest.tables).map(([table, rows]) => expectRows(schema, table, rows));
  const lines = [...counts, former ? refuseWhileRunning(former) : ""];
  if ("processes" in manifest.tables) lines.push(`delete from ${quoted(schema)}.processes;`);
  return `\n${lines.join("\n")}\ncommit;\n`;
}

function refuseWhileRunning(schema: string): string {
  const table = `${quoted(schema)}.processes`;
  return `do $$ begin
    if to_regclass('${table}') is not null then
      if exists (select from ${table} where seen_at::timestamptz between clock_timestamp() - interval '${goneAfter} seconds'
        and clock_timestamp() + interval '${goneAfter} seconds') then raise exception '${siteRuns}'; end if;
    end if;
  end $$;`;
}

/** The extension is in the schema that is renamed; its indexes work on without the extension's name. */
function moveTrigrams(former: string, quotedSchema: string): string {
  return `do $$ begin
    if exists (select from pg_extension where extname = 'pg_trgm' and extnamespace = '${quoted(former)}'::regnamespace)
    then alter extension pg_trgm set schema ${quotedSchema}; end if;
  end $$;`;
}

function expectRows(schema: string, table: string, rows: number): string {
  return `do $$ begin
    if (select count(*) from ${quoted(schema)}.${quoted(table)}) <> ${rows}
    then raise exception 'the copy is damaged: ${table} has not ${rows} rows'; end if;
  end $$;`;
}

function quoted(name: string): string {
  return `"${name}"`;
}
