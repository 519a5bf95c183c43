import { apiContext } from "#app/context.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { ToSendList } from "#app/features/reminders/to-send-list.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/to-send";

export async function loader({ context }: Route.LoaderArgs) {
  return orErrorPage(await context.get(apiContext).reminders.list()).data;
}

/** Ticks a message off, or undoes that; reports when somebody else has ticked it off meanwhile. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const id = Number(form.get("id"));
  const isSent = form.get("isSent") !== "false";
  const reply = await context.get(apiContext).reminders.sent({ id, query: { isSent } });
  const undo = { href: "/control/to-send", fields: { id: String(id), isSent: "false" } };
  const undoAt = reply.ok && isSent ? undo : undefined;
  throw redirectWithToast("/control/to-send", reply.message, { undoAt, isInfo: !reply.ok });
}

export const meta = controlPageMeta;

export default function ToSendPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="To send today" />
      <ToSendList reminders={loaderData} />
    </>
  );
}
