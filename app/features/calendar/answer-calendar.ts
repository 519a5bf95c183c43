import { data } from "react-router";
import type { Client, Failure, Reply } from "#contract/client.ts";
import { monthOf } from "#contract/rules/month.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { type InTheWay, readInTheWay } from "#app/features/bookings/read-in-the-way.ts";
import { redirectSaying } from "#app/features/control/flash.ts";
import { typedFields } from "#app/reply.ts";
import { calendarHref } from "./calendar-address.ts";

type Typed = Record<string, string>;

/** Why a form of the calendar was refused, with what was typed and what holds the nights. */
export type CalendarRefusal = Failure & { intent: string; typed: Typed; inTheWay: InTheWay };

/** What the calendar's dialogs send. Done, the calendar is shown where the nights are; refused, the form stays. */
export async function answerCalendar(api: Client, request: Request) {
  const form = await request.formData();
  const typed = typedFields(form);
  const intent = typed["intent"] ?? "";
  const reply = await send(api, intent, typed);
  if (!reply.ok) return refuse(api, intent, typed, reply);
  const start = typed["checkInDate"] ?? typed["firstNight"] ?? "";
  const month = isCalendarDate(start) ? monthOf(start) : (typed["month"] ?? "");
  const to = calendarHref({ hotel: Number(typed["hotelId"]), month });
  const undo = intent === "release" ? { kind: "blocks" as const, id: Number(typed["id"]) } : undefined;
  throw redirectSaying(to, reply.message, { undo });
}

async function send(api: Client, intent: string, typed: Typed): Promise<Reply<unknown>> {
  const id = Number(typed["id"]);
  const idempotencyKey = typed["key"];
  if (intent === "book") return api.bookings.enter({ body: typed, idempotencyKey });
  if (intent === "block") return api.blocks.create({ body: typed, idempotencyKey });
  if (intent === "release") return api.blocks.remove({ query: { id } });
  if (intent === "change block") return api.blocks.change({ id, body: typed });
  const read = await api.bookings.byId({ query: { id } });
  if (!read.ok) return read;
  const { checkInDate, checkOutDate, roomId, rooms, version } = typed;
  return api.bookings.change({
    id,
    body: { ...read.data, checkInDate, checkOutDate, roomId, rooms, version },
  });
}

async function refuse(api: Client, intent: string, typed: Typed, failure: Failure) {
  const id = Number(typed["id"]);
  const isBlock = intent.endsWith("block");
  const inTheWay =
    failure.status === 409
      ? await readInTheWay(api, {
          hotelId: Number(typed["hotelId"]),
          roomId: Number(typed["roomId"]) || undefined,
          from: typed["checkInDate"] ?? typed["firstNight"] ?? "",
          to: typed["checkOutDate"] ?? typed["freeFrom"] ?? "",
          without: isBlock ? { block: id } : { stay: id },
        })
      : { stays: [], blocks: [] };
  const refusal: CalendarRefusal = { ...failure, intent, typed, inTheWay };
  return data(refusal, { status: failure.status });
}
