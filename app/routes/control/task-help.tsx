import { helpTasks } from "#app/content/help-tasks.ts";
import { apiContext } from "#app/context.ts";
import { HelpList } from "#app/features/help/help-list.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/task-help";

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = orErrorPage(await context.get(apiContext).auth.session()).data;
  return { isOwner: role === "owner" };
}

/** Help on the daily tasks; owners' tasks are shown to owners only. */
export default function HelpPage({ loaderData: { isOwner } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Help" />
      <HelpList tasks={helpTasks.filter(({ forOwner }) => isOwner || !forOwner)} />
    </>
  );
}
