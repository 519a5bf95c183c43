import { data, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { exportList, guestsData } from "#app/features/export/export-list.ts";
import { withWayBack } from "#app/features/navigation/way-back.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/export";

/** A list as a file, with the filters of its address. What holds guests' data wants the password once more, and is noted. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (guestsData.has(params.name)) {
    const begun = await context.get(apiContext).staff.beginExport({ body: { list: params.name } });
    if (!begun.ok && begun.needsConfirmation) throw redirect(withWayBack("/control/confirm", request));
    orErrorPage(begun);
  }
  const csv = await exportList(context.get(apiContext), params.name, new URL(request.url).searchParams);
  if (csv === null) throw data({ message: "There is no such list" }, { status: 404 });
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${params.name}"`,
      "cache-control": "no-store",
    },
  });
}
