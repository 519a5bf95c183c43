import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { beginExport } from "#app/features/export/begin-export.ts";
import { findExport } from "#app/features/export/export-list.ts";
import type { Route } from "./+types/export";

/** A list as a CSV file, by the filters in its address. Personal data require the password again, and are logged. */
export async function loader({ context, params: { name }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const found = findExport(name);
  if (!found) throw data({ message: "There is no such list" }, { status: 404 });
  if (found.hasGuestsData) await beginExport(api, name, request);
  const csv = await found.write(api, new URL(request.url).searchParams);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
