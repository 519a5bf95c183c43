import { type Client, fromForm } from "#contract/client.ts";
import { readOurs, type TextsOf, toTexts } from "#app/features/merge/form-versions.ts";
import { refuseChange } from "#app/features/merge/refuse-change.ts";
import { redirectWithToast } from "../navigation/flash.ts";
import { pageUrl } from "../navigation/page-address.ts";
import { afterAnswer, withVerdict } from "../answers/after-answer.ts";
import type { RequestTable } from "./request-list.ts";

/**
 * Handles the forms of a request's details and of Today: change, delete, or marking a suspicious request as genuine. On
 * success it redirects to where the form says, mostly the list; a refusal keeps the values, and after a conflict has both.
 */
export async function answerRequest<Stored extends { id: number; version: number }, Shown>(
  api: Client,
  { kind, calls, bodyOf = (ours) => ours }: RequestTable<Stored, Shown>,
  request: Request,
  sent: FormData,
) {
  const form = withVerdict(sent);
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
    return refuseChange<Stored, TextsOf<Stored>>(reply, { form, ours, readStored, valuesOf: toTexts });
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
