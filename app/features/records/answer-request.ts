import { type Client, fromForm } from "#contract/client.ts";
import { readOurs, type Texts, toTexts } from "#app/features/merge/form-versions.ts";
import { refuseChange } from "#app/features/merge/refuse-change.ts";
import { redirectWithToast } from "../navigation/flash.ts";
import { pageUrl } from "../navigation/page-address.ts";
import { afterAnswer } from "../answers/after-answer.ts";
import type { RequestTable } from "./request-list.ts";

/**
 * What a details dialog or Today sends: the change, the delete, or that a suspicious request is genuine. Done, it goes
 * where its form says, mostly onto the list; refused, it stays with what was chosen, and beside what somebody else stored meanwhile when that is why.
 */
export async function answerRequest<Stored extends { id: number; version: number }, Shown>(
  api: Client,
  { kind, calls, bodyOf = (ours) => ours }: RequestTable<Stored, Shown>,
  request: Request,
  form: FormData,
) {
  const { byId, change, remove } = calls(api);
  if (form.get("intent") === "genuine") {
    const called = await api.dashboard.genuine({ body: { kind, id: Number(form.get("id")) } });
    throw redirectWithToast(listWithoutDetails(request), called.message, { isInfo: !called.ok });
  }
  const ours = readOurs(form);
  const id = Number(ours["id"]);
  const deletes = form.get("intent") === "delete";
  const reply = deletes
    ? await remove({ query: { id } })
    : await change({ id, body: fromForm(bodyOf(ours)) });
  if (!reply.ok) {
    const readStored = () => byId({ query: { id } });
    return refuseChange<Stored, Texts<Stored>>(reply, { form, ours, readStored, valuesOf: toTexts });
  }
  const to = deletes ? listWithoutDetails(request) : afterAnswer(request, kind, id, form);
  throw redirectWithToast(to, reply.message, {
    undo: deletes ? { kind, id } : undefined,
  });
}

function listWithoutDetails(request: Request): string {
  const list = pageUrl(request);
  list.searchParams.delete("view");
  list.searchParams.delete("was");
  return list.pathname + list.search;
}
