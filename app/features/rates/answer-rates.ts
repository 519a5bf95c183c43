import { data } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import { fieldErrors } from "#contract/core/wire.ts";
import { longestSeason, seasonForm } from "#contract/rate-periods.ts";
import { monthOf } from "#contract/rules/month.ts";
import { addDays, isCalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { addressWithOpenRow } from "#app/features/navigation/address-with-open-row.ts";
import { orErrorPage } from "#app/reply.ts";
import { copyMessage, planCopies } from "./copy-last-year.ts";
import { ratesHref } from "./rates-address.ts";
import { nightsTold, previewChange } from "./preview-change.ts";
import { readRoomTypes } from "#app/features/rooms/read-room-types.ts";
import { readPeriods } from "./read-rates-page.ts";
import { refusalOf, type SeasonRefusal } from "./season-refusal.ts";
import { readSeason, type SeasonValues, sharedFaults, toPeriods } from "./season-values.ts";

/** Handles the forms of the prices' page. On success it redirects to it; a refused season is shown again. */
export async function answerRates(api: Client, request: Request) {
  const form = await request.formData();
  const values = readSeason(form);
  const { intent, hotel: hotelText = "", month: monthText = "", id = "", key } = values.texts;
  const ratesPlace = { hotel: Number(hotelText), month: monthText };
  if (intent === "delete") {
    const reply = await api.ratePeriods.remove({ query: fromForm({ id }) });
    const undo = reply.ok ? { kind: "ratePeriods" as const, id: Number(id) } : undefined;
    const to = addressWithOpenRow(ratesHref(ratesPlace), "season", request, id);
    throw redirectWithToast(to, reply.message, { undo, isInfo: !reply.ok });
  }
  if (intent === "copy") throw await copyLastYear(api, ratesPlace);
  if (intent === "preview") return showPreview(api, ratesPlace.hotel, values);
  const { roomIds, periods } = toPeriods(values);
  const reply = await api.ratePeriods.season({ body: fromForm({ periods }), idempotencyKey: key });
  const from = values.texts["from"] ?? "";
  if (reply.ok) {
    const month = isCalendarDate(from) ? monthOf(from) : ratesPlace.month;
    throw redirectWithToast(ratesHref({ ...ratesPlace, month }), reply.message);
  }
  const shared = periods.length === 0 ? sharedFaults(values) : {};
  const refused = { ...reply, errors: { ...shared, ...reply.errors } };
  return data(refusalOf(refused, values, roomIds), { status: reply.status });
}

async function showPreview(api: Client, hotel: number, values: SeasonValues) {
  const { roomIds, periods } = toPeriods(values);
  // The preview does not depend on the season's name, which may still be missing.
  const named = periods.map((period) => ({ ...period, name: period.name || "–" }));
  const typed = seasonForm.safeParse({ periods: named });
  if (!typed.success) {
    const refused = { errors: fieldErrors(typed.error), message: "", status: 400 };
    return data(refusalOf(refused, values, roomIds), { status: 400 });
  }
  const today = todayInKashmir(new Date());
  const nights = { from: today, to: addDays(today, nightsTold) };
  const stays = await api.bookings.list({ query: { hotelId: hotel, ...nights, holdsRooms: true, limit: 1 } });
  const { periods: prices } = typed.data;
  const rooms = previewChange(await readRoomTypes(api, hotel), await readPeriods(api, hotel), prices, today);
  const refusal: SeasonRefusal = { values, errors: {}, message: "", asks: false };
  return data({ ...refusal, preview: { rooms, stays: orErrorPage(stays).pageInfo?.totalRecords ?? 0 } });
}

async function copyLastYear(api: Client, ratesPlace: { hotel: number; month: string }) {
  const year = Number(ratesPlace.month.slice(0, 4));
  const plan = planCopies(year, await readPeriods(api, ratesPlace.hotel), todayInKashmir(new Date()));
  for (let first = 0; first < plan.copies.length; first += longestSeason) {
    const periods = plan.copies.slice(first, first + longestSeason);
    const reply = await api.ratePeriods.season({ body: { periods } });
    if (!reply.ok) return redirectWithToast(ratesHref(ratesPlace), reply.message, { isInfo: true });
  }
  return redirectWithToast(ratesHref(ratesPlace), copyMessage(plan), { isInfo: plan.copies.length === 0 });
}
