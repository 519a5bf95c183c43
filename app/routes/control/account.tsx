import { data } from "react-router";
import type { Client } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { redirectSaying } from "#app/features/control/flash.ts";
import { OfficePanel } from "#app/features/control/office-panel.tsx";
import { PageHead } from "#app/features/control/page-head.tsx";
import { refused } from "#app/features/control/refused.ts";
import { OwnPasswordForm } from "#app/features/staff/own-password-form.tsx";
import { SessionList } from "#app/features/staff/session-list.tsx";
import { orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [session, sessions] = await Promise.all([api.auth.session(), api.staff.sessions()]);
  return { member: orErrorPage(session).data, sessions: orErrorPage(sessions).data };
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = typedFields(await request.formData());
  const reply = await answer(context.get(apiContext), typed);
  if (!reply) throw data({ message: "This form is unknown" }, { status: 400 });
  if (!reply.ok) return refused(reply, typed["intent"] ?? "", typed);
  throw redirectSaying("/control/account", reply.message);
}

function answer({ staff }: Client, { intent, key, currentPassword, password }: Record<string, string>) {
  if (intent === "password") return staff.changeOwnPassword({ body: { currentPassword, password } });
  if (intent === "end" && key) return staff.endSession({ query: { key } });
  if (intent === "end-others") return staff.endSession();
  return null;
}

export default function AccountPage({ loaderData: { member, sessions }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Your Account" />
      <div className="grid max-w-3xl gap-5">
        <OfficePanel
          title="Password"
          lead={`You sign in as ${member.username}. A new password ends your sessions everywhere else.`}
        >
          <OwnPasswordForm username={member.username} refusal={actionData} />
        </OfficePanel>
        <OfficePanel
          title="Where you are signed in"
          lead="End what you do not recognise, then change your password. A session ends by itself after seven days without use, and after thirty days in any case."
        >
          <SessionList sessions={sessions} />
        </OfficePanel>
      </div>
    </>
  );
}
