import { data } from "react-router";
import { importFields, importKinds } from "#contract/rules/import-fields.ts";
import { toCsv } from "#app/features/lists/csv.ts";
import type { Route } from "./+types/import-template";

/** A template file: the column headings of a kind, and an example row. */
export function loader({ params }: Route.LoaderArgs) {
  const kind = importKinds.find((one) => one === params.kind);
  if (!kind) throw data({ message: "There is no such template" }, { status: 404 });
  const fields = importFields[kind];
  const csv = toCsv(
    fields.map(({ label }) => label),
    [fields.map(({ example }) => example)],
  );
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${kind}.csv"`,
    },
  });
}
