import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

const asked = ["reference", "customer_name", "email", "phone"];

const numbered = [
  { table: "bookings", columns: asked },
  { table: "package_bookings", columns: asked },
  { table: "cab_bookings", columns: [...asked, "pick_up_location", "drop_location", "assigned_to"] },
  { table: "queries", columns: ["reference", "name", "email", "subject", "message"] },
  { table: "outbox", columns: ["reference", "recipient", "subject", "body"] },
];

/**
 * Each five digits that stand together in a text have an index: three are in ever more records, as a telephone number or
 * its end was looked for before.
 */
export async function indexNumbers(db: MigrationTransaction, engine: Engine): Promise<void> {
  if (engine === "postgres") await addNumbersOf(db);
  for (const { table, columns } of numbered) {
    const text = columns.map((column) => `"${column}"`).join(" || ' ' || ");
    const statements =
      engine === "postgres"
        ? [`create index ${table}_words_of_numbers on ${table} using gin (numbers_of(${text}))`]
        : sqliteIndex(table, columns, text);
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

async function addNumbersOf(db: MigrationTransaction): Promise<void> {
  await sql
    .raw(`create function numbers_of(words text) returns integer[] language sql immutable as $$
      select array(
        select distinct five[1]::integer
        from regexp_matches(words, '[0-9]{5,}', 'g') as run,
          generate_series(1, least(length(run[1]) - 4, 5)) as place,
          regexp_matches(substr(run[1], place), '[0-9]{5}', 'g') as five
      ) $$`)
    .execute(db);
}

function sqliteIndex(table: string, columns: string[], text: string): string[] {
  const index = `${table}_words_of_numbers`;
  const hasNumber = `${text} glob '*[0-9][0-9][0-9][0-9][0-9]*'`;
  const insert = `insert into ${index} (rowid, text) select id, ${fives(text)} from ${table} where ${hasNumber}`;
  const replace = `delete from ${index} where rowid = new.id; ${insert} and id = new.id;`;
  return [
    `create virtual table ${index}
      using fts5(text, content = '', contentless_delete = 1, detail = none)`,
    insert,
    `create trigger ${index}_insert after insert on ${table} for each row
      begin ${replace} end`,
    `create trigger ${index}_update after update of ${columns.join(", ")} on ${table} for each row
      begin ${replace} end`,
    `create trigger ${index}_delete after delete on ${table} for each row
      begin delete from ${index} where rowid = old.id; end`,
  ];
}

/**
 * Every five digits: those around each fifth letter that is a digit, for one of any five places is a fifth. Long texts
 * are read in pieces of 500 letters, with the four that follow: SQLite copies the text for each look at it.
 */
function fives(text: string): string {
  const letter = "fifth.key * 5 + 5";
  const five = `cast(substr(letters, ${letter} - back.value, 5) as text)`;
  return `(select group_concat(${five}, ' ')
    from (select substr(whole, piece.key * 500 + 1, 504) as letters from (select cast(${text} as blob) as whole)
      cross join json_each('[' || replace(hex(zeroblob(length(whole) / 1000 + 1)), '0', '0,') || '0]') as piece limit -1)
    cross join json_each('[' || replace(hex(zeroblob(length(letters) / 10 + 1)), '0', '0,') || '0]') as fifth
    cross join json_each('[0,1,2,3,4]') as back
    where substr(letters, ${letter}, 1) between x'30' and x'39' and ${five} glob '[0-9][0-9][0-9][0-9][0-9]')`;
}
