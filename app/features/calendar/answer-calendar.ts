import { data } from "react-router";
import type { Block } from "#contract/blocks.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Client, Failure, Reply } from "#contract/client.ts";
import { monthOf } from "#contract/rules/month.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { type Conflicts, findConflicts } from "#app/features/conflicts/find-conflicts.ts";
import { withoutTheirs } from "#app/features/merge/refuse-change.ts";
import { readBase, readOurs, type Texts, toTexts } from "#app/features/merge/form-versions.ts";
import { typedFields } from "#app/reply.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { calendarHref } from "./calendar-address.ts";
import { findIntent, type Intent, type Sent } from "./calendar-intents.ts";

/** A record as it is now, as its sender wants it, and as it stood when the form was opened. */
export type Versions<Stored> = { theirs: Texts<Stored>; ours: Texts<Stored>; base?: Texts<Stored> };

/** Why a form of the calendar was refused, with what was typed, and with what holds the nights or was stored meanwhile. */
export type CalendarRefusal = Failure & {
  intent: string;
  typed: Record<string, string>;
  stayVersions?: Versions<Booking>;
  blockVersions?: Versions<Block>;
  conflicts: Conflicts;
};

/**
 * What the calendar's dialogs send. Done, the calendar is shown where the nights are; refused, the form stays. Throws
 * the error page for an intent that none of them has.
 */
export async function answerCalendar(api: Client, request: Request) {
  const form = await request.formData();
  const { intent: name = "" } = typedFields(form);
  const intent = findIntent(name);
  if (!intent)
    throw data({ message: "The calendar has no such form. Please open it again" }, { status: 400 });
  const typed = textsIn(readOurs(form));
  const sent = { id: Number(typed["id"]), typed };
  const reply = await intent.send(api, sent);
  if (!reply.ok) {
    const base = readBase(form);
    const refused = { ...sent, base: base && textsIn(base) };
    const refusal: CalendarRefusal = {
      ...reply,
      intent: name,
      typed,
      ...(await explain(api, intent, refused, reply)),
    };
    return data(refusal, { status: reply.status });
  }
  const { arrival } = nightsIn(typed);
  const month = isCalendarDate(arrival) ? monthOf(arrival) : (typed["month"] ?? "");
  const undo = name === "release" ? { kind: "blocks" as const, id: sent.id } : undefined;
  throw redirectWithToast(calendarHref({ hotel: Number(typed["hotelId"]), month }), reply.message, { undo });
}

/** The fields that are texts: a form carries records as JSON, which may hold anything. */
function textsIn(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
}

/** The nights that a stay's form, or a block's, asks for. */
function nightsIn(typed: Record<string, string>) {
  return {
    arrival: typed["checkInDate"] ?? typed["firstNight"] ?? "",
    departure: typed["checkOutDate"] ?? typed["freeFrom"] ?? "",
  };
}

type Refused = Sent & { base?: Record<string, string> };

/** Why a form was refused: both versions when somebody else changed the record meanwhile, else what holds the nights. */
async function explain(api: Client, intent: Intent, refused: Refused, { status, message }: Failure) {
  const conflicts: Conflicts = { stays: [], blocks: [] };
  if (status !== 409) return { conflicts };
  const { id, typed } = refused;
  const stay = intent.holder === "stay" ? await intent.readNow?.(api, id) : undefined;
  const block = intent.holder === "block" ? await intent.readNow?.(api, id) : undefined;
  const isUnread = stay?.ok === false || block?.ok === false;
  const [stayVersions, blockVersions] = [versionsOf(refused, stay), versionsOf(refused, block)];
  if (stayVersions || blockVersions) return { stayVersions, blockVersions, conflicts };
  const wish = { hotelId: Number(typed["hotelId"]), roomId: Number(typed["roomId"]) || undefined };
  const without = { [intent.holder]: id };
  return {
    ...(isUnread && { message: withoutTheirs(message) }),
    conflicts: await findConflicts(api, { ...wish, ...nightsIn(typed), without }),
  };
}

function versionsOf<Stored extends { version: number }>(
  { typed, base }: Refused,
  now: Reply<Stored> | undefined,
): Versions<Stored> | undefined {
  if (!now?.ok || String(now.data.version) === typed["version"]) return undefined;
  const theirs = toTexts(now.data);
  return { theirs, ours: { ...theirs, ...typed }, base: base && { ...theirs, ...base } };
}
