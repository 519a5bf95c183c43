import { data } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import { tellStored } from "#app/features/merge/stored-now.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { stillOpen } from "#app/features/navigation/still-open.ts";
import { refused } from "#app/features/records/refused.ts";
import { orErrorPage, typedFields } from "#app/reply.ts";
import { journeyName, pricesInWords } from "./cab-rate-words.ts";

const page = "/control/cab-rates";

/** What cabs cost, and the price that is in the form. */
export async function readCabRates(api: Client, address: URLSearchParams) {
  const rates = orErrorPage(await api.cabRates.list({ query: { limit: 100 } })).data;
  const opened = rates.find(({ id }) => String(id) === address.get("rate"));
  return { rates, opened, idempotencyKey: crypto.randomUUID() };
}

export type CabRatesPage = Awaited<ReturnType<typeof readCabRates>>;

/** Handles the forms of the page. On success it redirects to it; a refused form is shown again. */
export async function answerCabRates(api: Client, request: Request) {
  const typed = typedFields(await request.formData());
  const { intent = "", id = "", key, ...fields } = typed;
  if (intent === "delete") {
    const reply = await api.cabRates.remove({ query: fromForm({ id }) });
    const undo = reply.ok ? { kind: "cabRates" as const, id: Number(id) } : undefined;
    throw redirectWithToast(stillOpen(page, "rate", request, id), reply.message, { undo, isInfo: !reply.ok });
  }
  if (intent !== "save") throw data({ message: "The page has no such form" }, { status: 400 });
  const body = fromForm(fields);
  const reply = id
    ? await api.cabRates.change({ id: Number(id), body })
    : await api.cabRates.create({ body, idempotencyKey: key });
  if (reply.ok) throw redirectWithToast(page, reply.message);
  const read = () => api.cabRates.byId({ query: fromForm({ id }) });
  const told = await tellStored(reply, typed["version"] ?? "", read, (now) => ({
    words: [`${journeyName(now)}, ${pricesInWords(now)}`, now.note].filter(Boolean).join(", "),
    version: String(now.version),
  }));
  return refused(told, intent, { ...typed, version: told.version });
}
