import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/** Sums over a table's rows, kept in `sums` by `key`. */
export type KeptSums = {
  table: string;
  sums: string;
  key: readonly string[];
  amounts: readonly string[];
  /** A query of what `row` adds to which sums; `from` is its table where it is no row of a trigger. */
  added: (row: string, from?: string) => string;
  /** Columns that change what a row adds. */
  columns: readonly string[];
};

/** Sums what is there, and by triggers keeps the sums right from then on: part of each write, and undone with it. */
export async function keepSums(db: MigrationTransaction, engine: Engine, kept: KeptSums): Promise<void> {
  const fill = addTo(kept, kept.added("stored", `${kept.table} as stored`));
  const triggers = engine === "sqlite" ? sqliteTriggers(kept) : postgresTriggers(kept);
  // The triggers first: each waits for those who are writing, and from then on nobody else can.
  for (const statement of [...triggers, fill]) await sql.raw(statement).execute(db);
}

/** Sums are written in one order, so that two opposite changes of one row cannot deadlock. */
function addTo({ sums, key, amounts }: KeptSums, added: string): string {
  const keys = key.join(", ");
  const totals = amounts.map((amount) => `sum(${amount})`).join(", ");
  const grown = amounts.map((amount) => `${amount} = ${sums}.${amount} + excluded.${amount}`).join(", ");
  return `insert into ${sums} (${keys}, ${amounts.join(", ")})
    select ${keys}, ${totals} from (${added}) as added where true group by ${keys} order by ${keys}
    on conflict (${keys}) do update set ${grown}`;
}

/** What an old row added, to be taken away. */
function takenAway({ key, amounts, added }: KeptSums): string {
  const less = amounts.map((amount) => `-${amount} as ${amount}`).join(", ");
  return `select ${key.join(", ")}, ${less} from (${added("old")}) as taken`;
}

function sqliteTriggers(kept: KeptSums): string[] {
  const { table, sums, columns, added } = kept;
  const both = `select * from (${takenAway(kept)}) union all select * from (${added("new")})`;
  const isChanged = columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
  return [
    `create trigger ${table}_${sums}_insert after insert on ${table} for each row
      begin ${addTo(kept, added("new"))}; end`,
    `create trigger ${table}_${sums}_delete after delete on ${table} for each row
      begin ${addTo(kept, takenAway(kept))}; end`,
    `create trigger ${table}_${sums}_update after update on ${table} for each row when ${isChanged}
      begin ${addTo(kept, both)}; end`,
  ];
}

function postgresTriggers(kept: KeptSums): string[] {
  const { table, sums, columns, added } = kept;
  const name = `${table}_${sums}`;
  const both = `select * from (${takenAway(kept)}) as before union all select * from (${added("new")}) as after`;
  const isChanged = columns.map((column) => `old.${column} is distinct from new.${column}`).join(" or ");
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then ${addTo(kept, added("new"))};
      elsif tg_op = 'DELETE' then ${addTo(kept, takenAway(kept))};
      else ${addTo(kept, both)};
      end if;
      return null;
    end $$`,
    `create trigger ${name} after insert or delete on ${table} for each row execute function ${name}()`,
    `create trigger ${name}_update after update on ${table}
      for each row when (${isChanged}) execute function ${name}()`,
  ];
}
