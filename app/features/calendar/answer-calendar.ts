import { data } from "react-router";
import { fromForm, type Client, type Failure, type Reply } from "#contract/client.ts";
import { monthOf } from "#contract/rules/month.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { type Conflicts, findConflicts } from "#app/features/conflicts/find-conflicts.ts";
import { readBefore, readOwnVersion, toTexts } from "#app/features/merge/own-version.ts";
import { theirVersion } from "#app/features/merge/refuse-change.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { typedFields } from "#app/reply.ts";
import { calendarHref } from "./calendar-address.ts";

type Typed = Record<string, string> & { version: string };

/** Why a form of the calendar was refused, with what was typed, and with what holds the nights or was stored meanwhile. */
export type CalendarRefusal = Failure & {
  intent: string;
  typed: Typed;
  /** What stood there when the form was opened. */
  read?: Typed;
  theirs?: Typed;
  conflicts: Conflicts;
};

/** What the calendar's dialogs send. Done, the calendar is shown where the nights are; refused, the form stays. */
export async function answerCalendar(api: Client, request: Request) {
  const form = await request.formData();
  const typed = readOwnVersion<Typed>(form);
  const intent = typedFields(form)["intent"] ?? "";
  const reply = await send(api, intent, typed);
  if (!reply.ok) return refuse(api, intent, { typed, read: readBefore<Typed>(form) }, reply);
  const start = typed["checkInDate"] ?? typed["firstNight"] ?? "";
  const month = isCalendarDate(start) ? monthOf(start) : (typed["month"] ?? "");
  const to = calendarHref({ hotel: Number(typed["hotelId"]), month });
  const undo = intent === "release" ? { kind: "blocks" as const, id: Number(typed["id"]) } : undefined;
  throw redirectWithToast(to, reply.message, { undo });
}

function send(api: Client, intent: string, typed: Typed): Promise<Reply<unknown>> {
  const id = Number(typed["id"]);
  const { key: idempotencyKey, version: _, ...written } = typed;
  if (intent === "book") return api.bookings.enter({ body: fromForm(written), idempotencyKey });
  if (intent === "block") return api.blocks.create({ body: fromForm(written), idempotencyKey });
  if (intent === "release") return api.blocks.remove({ query: { id } });
  if (intent === "change block") return api.blocks.change({ id, body: fromForm({ ...typed }) });
  return api.bookings.change({ id, body: fromForm({ ...typed }) });
}

type Sent = { typed: Typed; read?: Typed };

async function refuse(api: Client, intent: string, { typed, read }: Sent, failure: Failure) {
  const theirs = await readTheirs(api, intent, typed, failure);
  const conflicts =
    failure.status === 409 && !theirs ? await readHolders(api, intent, typed) : { stays: [], blocks: [] };
  const refusal: CalendarRefusal = { ...failure, intent, typed, read, theirs, conflicts };
  return data(refusal, { status: failure.status });
}

/** The stay or the block as it is now, when somebody else changed it meanwhile. */
function readTheirs(api: Client, intent: string, typed: Typed, failure: Failure) {
  const query = { id: Number(typed["id"]) };
  const readNow = async (): Promise<Reply<object>> =>
    intent === "move" ? api.bookings.byId({ query }) : api.blocks.byId({ query });
  if (intent !== "move" && intent !== "change block") return undefined;
  const valuesOf = (stored: object) => toTexts(stored) as Typed;
  return theirVersion(failure, { mine: typed, readNow, valuesOf });
}

function readHolders(api: Client, intent: string, typed: Typed): Promise<Conflicts> {
  const id = Number(typed["id"]);
  return findConflicts(api, {
    hotelId: Number(typed["hotelId"]),
    roomId: Number(typed["roomId"]) || undefined,
    from: typed["checkInDate"] ?? typed["firstNight"] ?? "",
    to: typed["checkOutDate"] ?? typed["freeFrom"] ?? "",
    without: intent.endsWith("block") ? { block: id } : { stay: id },
  });
}
