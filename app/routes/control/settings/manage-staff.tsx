import { data } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { refuseForm } from "#app/features/records/form-refusal.ts";
import { useFocusBack } from "#app/features/navigation/use-focus-back.ts";
import { hasIntent, useTimesSaved } from "#app/features/navigation/use-times-saved.ts";
import { AddAccountForm, ManageAccountForms } from "#app/features/staff/account-forms.tsx";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";
import { AccountTable } from "#app/features/staff/account-table.tsx";
import { orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/manage-staff";

const staffPath = "/control/settings/staff";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [list, session] = await Promise.all([
    api.staff.list({ query: { limit: 100, direction: "asc" } }),
    api.auth.session(),
  ]);
  const { data: accounts } = orErrorPage(list);
  const asks = orErrorPage(session).data.needsConfirmation === true;
  const id = Number(new URL(request.url).searchParams.get("view"));
  return { accounts, viewed: accounts.find((account) => account.id === id) ?? null, asks };
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = typedFields(await request.formData());
  const api = context.get(apiContext);
  const send = answer(api, typed);
  const reply = send && (await confirmFirst<unknown>(api, typed[confirmField], send));
  if (!reply) throw data({ message: "This form is unknown" }, { status: 400 });
  if (!reply.ok) return refuseForm(reply, typed["intent"] ?? "", typed);
  throw redirectWithToast(staffPath, reply.message);
}

function answer({ staff }: Client, typed: Record<string, string>) {
  const { intent, username, password, role, isDisabled } = typed;
  const id = Number(typed["id"]);
  if (intent === "add") return () => staff.create({ body: fromForm({ username, password, role }) });
  if (intent === "change") return () => staff.change({ id, body: fromForm({ role, isDisabled }) });
  if (intent === "reset") return () => staff.resetPassword({ id, body: fromForm({ password }) });
  if (intent === "remove-factor") return () => staff.removeSecondFactor({ id });
  return null;
}

const rowOf = (id: number) => `a[href$="?view=${id}"]`;

export default function StaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, viewed, asks } = loaderData;
  const added = useTimesSaved(hasIntent("add"), actionData !== undefined);
  useFocusBack(viewed?.id ?? null, rowOf);
  return (
    <>
      <div className="grid gap-5">
        <AccountTable accounts={accounts} />
        <OfficePanel
          title="Add an account"
          lead="Staff do the daily work. Owners also manage accounts and settings."
        >
          <AddAccountForm key={added} refusal={actionData} asks={asks} />
        </OfficePanel>
      </div>
      {viewed ? (
        <DetailsDialog
          key={viewed.id}
          record={{ kind: "staff", id: viewed.id }}
          title={viewed.username}
          above={viewed.role === "owner" ? "Owner" : "Staff"}
          closeHref={staffPath}
        >
          <ManageAccountForms account={viewed} refusal={actionData} asks={asks} />
        </DetailsDialog>
      ) : null}
    </>
  );
}
