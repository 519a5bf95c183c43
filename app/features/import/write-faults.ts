import type { Client } from "#contract/client.ts";
import type { ImportRow } from "#contract/import-view.ts";
import { importFields } from "#contract/rules/import-fields.ts";
import { orErrorPage } from "#app/reply.ts";
import { toCsv } from "#app/features/lists/csv.ts";

const limit = 100;

/** The faulty rows of a preview as CSV, under the headings of the template, with what is wrong at the end of each. */
export async function writeFaults(api: Client, token: string): Promise<string> {
  const rows: ImportRow[] = [];
  const read = async (page: number) =>
    orErrorPage(await api.imports.byToken({ query: { token, page, limit, faults: true } })).data;
  const first = await read(1);
  rows.push(...first.page);
  for (let page = 2; rows.length < first.faulty; page += 1) {
    const more = (await read(page)).page;
    if (more.length === 0) break;
    rows.push(...more);
  }
  const labels = importFields[first.kind]
    .filter(({ name }) => first.columns[name] !== undefined)
    .map(({ label }) => label);
  return toCsv(
    [...labels, "What is wrong"],
    rows.map(({ values, faults }) => [
      ...labels.map((label) => values.find(({ name }) => name === label)?.value ?? ""),
      faults.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join("\n"),
    ]),
  );
}
