import { data, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { findExport } from "#app/features/export/export-list.ts";
import { withReturnPath } from "#app/features/navigation/return-path.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/export";

/** A list as a CSV file, by the filters in its address. Personal data require the password again, and are logged. */
export async function loader({ context, params: { name }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const found = findExport(name);
  if (!found) throw data({ message: "There is no such list" }, { status: 404 });
  if (found.hasGuestsData) {
    const begun = await api.staff.beginExport({ body: { list: name } });
    if (!begun.ok && begun.needsConfirmation) throw redirect(withReturnPath("/control/confirm", request));
    orErrorPage(begun);
  }
  const csv = await found.write(api, new URL(request.url).searchParams);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
