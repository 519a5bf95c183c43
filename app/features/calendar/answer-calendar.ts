import { data } from "react-router";
import type { Block } from "#contract/blocks.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Client, Failure, Reply } from "#contract/client.ts";
import { type Conflicts, findConflicts } from "#app/features/conflicts/find-conflicts.ts";
import { withoutTheirs } from "#app/features/merge/refuse-change.ts";
import { readBase, readOurs, type TextsOf, toTexts } from "#app/features/merge/form-versions.ts";
import { typedFields } from "#app/reply.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { calendarHref, readPlace } from "./calendar-address.ts";
import { findIntent, type Intent, type CalendarSubmission } from "./calendar-intents.ts";
import { answerShift } from "./move/answer-shift.ts";
import { withNightShown } from "./with-night-shown.ts";

/** A record in three versions: `theirs` stored now, `ours` as sent, `base` when the form was opened. */
export type Versions<Stored> = { theirs: TextsOf<Stored>; ours: TextsOf<Stored>; base?: TextsOf<Stored> };

/** A refused calendar form: errors, typed values, and the conflicts or the versions to merge. */
export type CalendarRefusal = Failure & {
  intent: string;
  typed: Record<string, string>;
  stayVersions?: Versions<Booking>;
  blockVersions?: Versions<Block>;
  conflicts: Conflicts;
};

/**
 * Handles the forms of the calendar. On success it redirects to the place of the calendar that shows the nights; else
 * the form is shown again. Throws the error page for an unknown intent.
 */
export async function answerCalendar(api: Client, request: Request) {
  const form = await request.formData();
  const { intent: name = "", place: sentFrom } = typedFields(form);
  const place = readPlace(sentFrom ? new URLSearchParams(sentFrom) : new URL(request.url).searchParams);
  if (name === "shift") return answerShift(api, typedFields(form), place);
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
  const undo = name === "release" ? { kind: "blocks" as const, id: sent.id } : undefined;
  throw redirectWithToast(calendarHref(withNightShown(place, nightsIn(typed).arrival)), reply.message, {
    undo,
  });
}

/** Drops values that are not strings: JSON in a form may contain anything. */
function textsIn(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
}

/** The nights in the form of a stay or a block. */
function nightsIn(typed: Record<string, string>) {
  return {
    arrival: typed["checkInDate"] ?? typed["firstNight"] ?? "",
    departure: typed["checkOutDate"] ?? typed["freeFrom"] ?? "",
  };
}

type Refused = CalendarSubmission & { base?: Record<string, string> };

/** The refusal to show: the versions when the record was changed meanwhile, else the conflicts. */
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
