import { redirect } from "react-router";
import { beginExport } from "#app/features/export/begin-export.ts";
import { writeFaults } from "#app/features/import/write-faults.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { apiContext } from "#app/context.ts";
import type { Route } from "./+types/import-faults";

/**
 * The rows of a preview that have faults as a CSV file, which can be put right and imported. Rows about guests are
 * exported as lists of them are: after the password, and logged.
 */
export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const preview = await api.imports.byToken({ query: { token, limit: 1 } });
  // Why there is no file is said by the preview's page.
  if (!preview.ok) throw redirect(controlPages.importOf(encodeURIComponent(token)));
  const { kind } = preview.data;
  if (kind === "bookings" || kind === "guests") await beginExport(api, "faults.csv", request);
  const csv = await writeFaults(api, token);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="faults.csv"',
      "cache-control": "no-store",
    },
  });
}
