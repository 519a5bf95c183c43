import { migrationLock } from "../../db/locks.ts";
import { goneAfter } from "../../db/process-list.ts";
import type { Manifest } from "../format/manifest.ts";

export const siteRuns = "The site is running";

type Where = { manifest: Manifest; schema: string; former: string | undefined };

/** SQL before the copy's own statements, in the same transaction: makes room for the copy. */
export function scriptBefore({ manifest, schema, former }: Where): string {
  const quotedSchema = quoted(schema);
  const lines = [
    "begin;",
    // Starting processes wait until the restore ends.
    `select pg_advisory_xact_lock(${migrationLock});`,
    "set local lock_timeout = '10s';",
  ];
  if (former) {
    lines.push(refuseWhileRunning(schema), `create schema ${quoted(former)};`, moveOwn(schema, former));
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

/**
 * Moves tables, sequences and functions, but nothing of an extension: the schema and what extensions put into it may
 * belong to the server's own role, and must not change hands or place.
 */
function moveOwn(schema: string, former: string): string {
  const isOwn = (catalogue: string) => `not exists (select from pg_depend
      where classid = '${catalogue}'::regclass and objid = own.oid and deptype = 'e')`;
  // The sequence of a column goes with its table.
  const isOfColumn = `exists (select from pg_depend where classid = 'pg_class'::regclass and objid = own.oid
      and refobjsubid > 0 and deptype in ('a', 'i'))`;
  return `do $$ declare each record; begin
    for each in
      select format('table %s', own.oid::regclass) as name from pg_class own
        where relnamespace = '${quoted(schema)}'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and ${isOwn("pg_class")} and not (relkind = 'S' and ${isOfColumn})
      union all select format('routine %s', own.oid::regprocedure) from pg_proc own
        where pronamespace = '${quoted(schema)}'::regnamespace and ${isOwn("pg_proc")}
    loop execute format('alter %s set schema %I', each.name, '${former}'); end loop;
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
