import { useState } from "react";
import { data } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { refuseForm, refusalOf } from "#app/features/records/form-refusal.ts";
import { hasIntent, useTimesSaved } from "#app/features/navigation/use-times-saved.ts";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";
import { OwnPasswordForm } from "#app/features/staff/own-password-form.tsx";
import { answerSecondFactor } from "#app/features/staff/second-factor/answer-second-factor.ts";
import { readSecondFactor } from "#app/features/staff/second-factor/read-second-factor.ts";
import { RecoveryCodes } from "#app/features/staff/second-factor/recovery-codes.tsx";
import { SecurityPanel } from "#app/features/staff/second-factor/security-panel.tsx";
import { SessionList } from "#app/features/staff/session-list.tsx";
import { orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/account";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [session, sessions, security] = await Promise.all([
    api.auth.session(),
    api.staff.sessions(),
    readSecondFactor(api, new URL(request.url).searchParams),
  ]);
  return { member: orErrorPage(session).data, sessions: orErrorPage(sessions).data, security };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = typedFields(await request.formData());
  const ofSecondFactor = await answerSecondFactor(api, typed);
  if (ofSecondFactor) return ofSecondFactor;
  const reply = await answer(api, typed);
  if (!reply) throw data({ message: "This form is unknown" }, { status: 400 });
  if (!reply.ok) return refuseForm(reply, typed["intent"] ?? "", typed);
  throw redirectWithToast("/control/account", reply.message);
}

function answer(api: Client, { intent, currentPassword, password, ...typed }: Record<string, string>) {
  const { staff } = api;
  if (intent === "password")
    return staff.changeOwnPassword({ body: fromForm({ currentPassword, password }) });
  if (intent !== "end") return null;
  const query = { key: typed["key"] };
  return confirmFirst(api, typed[confirmField], () => staff.endSession({ query }));
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, sessions, security } = loaderData;
  const changed = useTimesSaved(hasIntent("password"), actionData !== undefined);
  const [madeCodes, setMadeCodes] = useState<string[]>();
  const codes = actionData && "recoveryCodes" in actionData ? actionData.recoveryCodes : madeCodes;
  return (
    <>
      <PageHead title="Your Account" />
      <div className="grid max-w-3xl gap-5">
        {codes ? <RecoveryCodes key={codes[0]} codes={codes} account={member.username} /> : null}
        <OfficePanel
          title="Password"
          lead={`You sign in as ${member.username}. A new password ends your sessions everywhere else.`}
        >
          <OwnPasswordForm key={changed} username={member.username} refusal={actionData} />
        </OfficePanel>
        <SecurityPanel
          page={security}
          refusal={actionData}
          asks={member.needsConfirmation === true}
          onCodes={setMadeCodes}
        />
        <OfficePanel
          title="Where you are signed in"
          lead="End what you do not recognise, then change your password. A session ends by itself after seven days without use, and after thirty days in any case."
        >
          <SessionList
            sessions={sessions}
            asks={member.needsConfirmation === true}
            errors={refusalOf(actionData, "end").errors}
          />
        </OfficePanel>
      </div>
    </>
  );
}
