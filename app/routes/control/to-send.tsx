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

/** Ticks one off; what somebody else ticked off meanwhile is said. */
export async function action({ context, request }: Route.ActionArgs) {
  const id = Number((await request.formData()).get("id"));
  const reply = await context.get(apiContext).reminders.sent({ id });
  throw redirectWithToast("/control/to-send", reply.message, { isInfo: !reply.ok });
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
