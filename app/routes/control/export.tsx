import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { exportList } from "#app/features/control/export-list.ts";
import type { Route } from "./+types/export";

/** A list as a file, with the filters of its address. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
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
