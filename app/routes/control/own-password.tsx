import { fromForm } from "#contract/client.ts";
import { redirect } from "react-router";
import { staffMessages } from "#contract/staff.ts";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { refuseForm } from "#app/features/records/form-refusal.ts";
import { returnPath, withReturnPath } from "#app/features/navigation/return-path.ts";
import { controlMeta, noStore } from "#app/features/company/control-head.ts";
import { Entrance } from "#app/features/staff/entrance.tsx";
import { OwnPasswordForm } from "#app/features/staff/own-password-form.tsx";
import { typedFields } from "#app/reply.ts";
import { SignOutForm } from "#app/features/staff/sign-out-form.tsx";
import type { Route } from "./+types/own-password";
import { controlPages } from "#app/content/control-addresses.ts";

/** Only for users whose password was set by somebody else: they must choose their own first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await context.get(apiContext).auth.session();
  if (!session.ok) throw redirect(withReturnPath(controlPages.login, request));
  if (!session.data.mustChangePassword) throw redirect("/control/account");
  return { username: session.data.username };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { currentPassword, password } = typedFields(await request.formData());
  const reply = await context
    .get(apiContext)
    .staff.changeOwnPassword({ body: fromForm({ currentPassword, password }) });
  if (!reply.ok) return refuseForm(reply, "password");
  const to = returnPath(new URL(request.url).searchParams.get("to"));
  throw redirectWithToast(to, staffMessages.ownPasswordChosen);
}

export const headers = noStore;
export const meta = controlMeta("Your password");

export default function OwnPasswordPage({ loaderData: { username }, actionData }: Route.ComponentProps) {
  return (
    <Entrance title="A password of your own">
      <p className="text-ink2">
        The password you came with was chosen for you. Choose one that you alone know, then you are in.
      </p>
      <OwnPasswordForm username={username} refusal={actionData} currentLabel="The password you came with" />
      <SignOutForm isQuiet />
    </Entrance>
  );
}
