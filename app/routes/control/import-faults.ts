import { writeFaults } from "#app/features/import/write-faults.ts";
import { apiContext } from "#app/context.ts";
import type { Route } from "./+types/import-faults";

/** The rows of a preview that have faults as a CSV file, which can be put right and imported. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const csv = await writeFaults(context.get(apiContext), token);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="faults.csv"',
      "cache-control": "no-store",
    },
  });
}
