import { data } from "react-router";
import { type Client, type Failure, fromForm } from "#contract/client.ts";
import type { FieldErrors } from "#contract/core/errors.ts";
import { monthOf } from "#contract/rules/month.ts";
import { isCalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { copiesInto } from "./copy-last-year.ts";
import { ratesHref } from "./rates-address.ts";
import { readPeriods } from "./read-rates-page.ts";
import { readSeason, type SeasonValues, toPeriods } from "./season-values.ts";

/** A refused form of a season: what was typed, and whether a price only has to be confirmed. */
export type SeasonRefusal = { values: SeasonValues; errors: FieldErrors; message: string; asks: boolean };

/** Handles the forms of the prices' page. On success it redirects to it; a refused season is shown again. */
export async function answerRates(api: Client, request: Request) {
  const form = await request.formData();
  const values = readSeason(form);
  const { intent, hotel: hotelText = "", month: monthText = "", id = "", key } = values.texts;
  const here = { hotel: Number(hotelText), month: monthText };
  if (intent === "delete") {
    const reply = await api.ratePeriods.remove({ query: fromForm({ id }) });
    const undo = reply.ok ? { kind: "ratePeriods" as const, id: Number(id) } : undefined;
    throw redirectWithToast(ratesHref(here), reply.message, { undo, isInfo: !reply.ok });
  }
  if (intent === "copy") throw await copyLastYear(api, here);
  const { roomIds, periods } = toPeriods(values);
  const reply = await api.ratePeriods.season({ body: fromForm({ periods }), idempotencyKey: key });
  const from = values.texts["from"] ?? "";
  if (reply.ok) {
    const month = isCalendarDate(from) ? monthOf(from) : here.month;
    throw redirectWithToast(ratesHref({ ...here, month }), reply.message);
  }
  return data(refusalOf(reply, values, roomIds), { status: reply.status });
}

async function copyLastYear(api: Client, here: { hotel: number; month: string }) {
  const year = Number(here.month.slice(0, 4));
  const copies = copiesInto(year, await readPeriods(api, here.hotel), todayInKashmir(new Date()));
  const reply = await api.ratePeriods.season({ body: { periods: copies } });
  return redirectWithToast(ratesHref(here), reply.message, { isInfo: !reply.ok });
}

/** The server's faults at the form's fields: what all prices share is said once. */
function refusalOf(reply: Failure, values: SeasonValues, roomIds: readonly number[]): SeasonRefusal {
  const errors: FieldErrors = {};
  for (const [place, text] of Object.entries(reply.errors)) {
    const [, index = "", field = ""] = /^periods\.(\d+)\.(\w+)/.exec(place) ?? [];
    if (field === "rentPerNight") errors[`price-${roomIds[Number(index)]}`] = text;
    else if (field === "to") errors["last"] = values.texts["last"] ? text : "Last night is required";
    else if (field) errors[field] = text;
  }
  const isOpen = Object.keys(errors).length === 0;
  const message = isOpen ? (reply.errors["periods"] ?? reply.message) : "";
  const asks = reply.status === 409 && Object.keys(errors).some((name) => name.startsWith("price-"));
  return { values, errors, message, asks };
}
