import { data, redirect } from "react-router";
import { fromForm, type Client, type Failure } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { refuseForm } from "#app/features/records/form-refusal.ts";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";

const account = "/control/account";

/** Recovery codes, shown only on the page that follows their form. */
function showCodes(message: string, recoveryCodes: string[]) {
  return data({ intent: "codes", message, errors: {}, typed: {}, recoveryCodes });
}

/** Handles the forms of the second factor; returns null for any other form. */
export async function answerSecondFactor(api: Client, typed: Record<string, string>) {
  const { secondFactor } = api;
  const { intent = "", code, confirmation } = typed;
  const refuse = (failure: Failure) => refuseForm(failure, intent);
  if (intent === "begin-app") {
    const begun = await confirmFirst(api, typed[confirmField], () => secondFactor.beginApp());
    if (!begun.ok) return refuse(begun);
    throw redirect(`${account}?setup=app#app`);
  }
  if (intent === "confirm-app") {
    const reply = await secondFactor.confirmApp({ body: fromForm({ code }) });
    if (!reply.ok) return refuse(reply);
    if (reply.data.recoveryCodes) return showCodes(reply.message, reply.data.recoveryCodes);
    throw redirectWithToast(account, reply.message);
  }
  if (intent === "new-codes") {
    const reply = await secondFactor.newRecoveryCodes({ body: fromForm({ confirmation }) });
    if (!reply.ok) return refuse(reply);
    return showCodes(reply.message, reply.data.recoveryCodes ?? []);
  }
  const removal = remove(api, intent, typed);
  if (!removal) return null;
  const reply = await removal;
  if (!reply.ok) return refuse(reply);
  throw redirectWithToast(account, reply.message);
}

function remove({ secondFactor }: Client, intent: string, { id, confirmation }: Record<string, string>) {
  if (intent === "remove-app") return secondFactor.removeApp({ body: fromForm({ confirmation }) });
  if (intent.startsWith("remove-passkey"))
    return secondFactor.removePasskey({ id: Number(id), body: fromForm({ confirmation }) });
  return null;
}
