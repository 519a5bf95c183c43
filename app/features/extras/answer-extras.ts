import { data } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import { readHouseChoices } from "#app/features/hotels/house-choices.ts";
import { tellStored } from "#app/features/merge/stored-now.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { stillOpen } from "#app/features/navigation/still-open.ts";
import { refused } from "#app/features/records/refused.ts";
import { readAll } from "#app/read-all.ts";
import { typedFields } from "#app/reply.ts";
import { extraInWords } from "./extra-words.ts";

const page = "/control/extras";

/** The extras, the houses, and the extra that is in the form. */
export async function readExtras(api: Client, address: URLSearchParams) {
  const [extras, hotels] = await Promise.all([
    readAll((page) => api.extras.list({ query: { limit: 100, page } })),
    readHouseChoices(api),
  ]);
  const opened = extras.find(({ id }) => String(id) === address.get("extra"));
  return {
    extras,
    hotels,
    opened,
    idempotencyKey: crypto.randomUUID(),
  };
}

export type ExtrasPage = Awaited<ReturnType<typeof readExtras>>;

/** Handles the forms of the page. On success it redirects to it; a refused form is shown again. */
export async function answerExtras(api: Client, request: Request) {
  const typed = typedFields(await request.formData());
  const { intent = "", id = "", key, last = "", ...fields } = typed;
  if (intent === "delete") {
    const reply = await api.extras.remove({ query: fromForm({ id }) });
    const undo = reply.ok ? { kind: "extras" as const, id: Number(id) } : undefined;
    throw redirectWithToast(stillOpen(page, "extra", request, id), reply.message, {
      undo,
      isInfo: !reply.ok,
    });
  }
  if (intent !== "save") throw data({ message: "The page has no such form" }, { status: 400 });
  const price = (fields["price"] ?? "").replace(/[₹,\s]/g, "");
  const body = fromForm({ ...fields, price, to: isCalendarDate(last) ? addDays(last, 1) : last });
  const reply = id
    ? await api.extras.change({ id: Number(id), body })
    : await api.extras.create({ body, idempotencyKey: key });
  if (reply.ok) throw redirectWithToast(page, reply.message);
  const read = () => api.extras.byId({ query: fromForm({ id }) });
  const told = await tellStored(reply, typed["version"] ?? "", read, (now) => ({
    words: `${now.name}, ${extraInWords(now)}`,
    version: String(now.version),
  }));
  const { to, ...errors } = told.errors;
  const { version } = told;
  return refused({ ...told, errors: to ? { ...errors, last: to } : errors }, intent, { ...typed, version });
}
