import { fromForm, type Client } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { doneMark } from "./read-weather.ts";
import { backToForm, typedFields } from "#app/reply.ts";

const home = "/control/bad-weather";

/** Applies one action to all stays of the form, or undoes an earlier one. */
export async function answerWeather(api: Client, form: FormData) {
  const typed = typedFields(form);
  if (typed["undo"]) {
    const reply = await api.badWeather.undo({ query: { id: Number(typed["undo"]) } });
    throw redirectWithToast(home, reply.message, { isInfo: !reply.ok });
  }
  const reply = await api.badWeather.act({ body: fromForm(typed), idempotencyKey: typed["key"] });
  if (reply.ok) {
    const { placeId = "", from = "", to = "" } = typed;
    const nights = new URLSearchParams({ placeId, from, to, [doneMark]: "1" });
    throw redirectWithToast(`${home}?${nights.toString()}`, reply.message);
  }
  return backToForm(reply, typed);
}
