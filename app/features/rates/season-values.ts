import { fromForm } from "#contract/client.ts";
import type { FieldErrors } from "#contract/core/errors.ts";
import { fieldErrors } from "#contract/core/wire.ts";
import { seasonForm } from "#contract/rate-periods.ts";
import { allWeekdays } from "#contract/rules/rates.ts";
import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import { typedFields } from "#app/reply.ts";
import type { Season } from "./house-seasons.ts";

/** The form of a season as typed. Prices are `price-N`; of those that are changed, `was-N` names record and version. */
export type SeasonValues = { texts: Record<string, string>; weekdays: string[] };

/** The form of a new season at first. */
export const emptySeason: SeasonValues = { texts: { minNights: "1" }, weekdays: allWeekdays.map(String) };

/** A season in its form. */
export function seasonValues({
  name,
  from,
  to,
  weekdays,
  isYearly,
  minNights,
  prices,
}: Season): SeasonValues {
  const ofRooms = prices.flatMap(({ id, version, roomId, rentPerNight }) => [
    [`price-${roomId}`, String(rentPerNight)],
    [`was-${roomId}`, `${id}:${version}`],
  ]);
  return {
    texts: {
      name,
      from,
      last: addDays(to, -1),
      yearly: isYearly ? "true" : "",
      minNights: String(minNights),
      ...Object.fromEntries(ofRooms),
    },
    weekdays: weekdays.map(String),
  };
}

/** The form as it was sent. */
export function readSeason(form: FormData): SeasonValues {
  const weekdays = form.getAll("weekday").filter((day) => typeof day === "string");
  return { texts: typedFields(form), weekdays };
}

/** The form's prices for the server, and the room type of each; a type whose price is empty is left as it is. */
export function toPeriods({ texts, weekdays }: SeasonValues) {
  const { name, from, last = "", yearly, minNights, confirm } = texts;
  const priced = Object.entries(texts).flatMap(([field, price]) => {
    const roomId = /^price-(\d+)$/.exec(field)?.[1];
    return roomId === undefined || price.trim() === "" ? [] : [{ roomId: Number(roomId), price }];
  });
  const periods = priced.map(({ roomId, price }) => {
    const [id, version] = (texts[`was-${roomId}`] ?? "").split(":");
    return fromForm({
      ...(id ? { id, version } : {}),
      roomId,
      name,
      from,
      to: isCalendarDate(last) ? addDays(last, 1) : last,
      weekdays,
      isYearly: yearly === "true",
      minNights: minNights || "1",
      rentPerNight: price.replace(/[₹,\s]/g, ""),
      confirm: confirm === "true",
    });
  });
  return { roomIds: priced.map(({ roomId }) => roomId), periods };
}

/** Faults of what all prices share; without a single price the server has nothing to find them in. */
export function sharedFaults(values: SeasonValues): FieldErrors {
  const { periods } = toPeriods({ ...values, texts: { ...values.texts, "price-1": "1000" } });
  const typed = seasonForm.safeParse({ periods });
  return typed.success ? {} : fieldErrors(typed.error);
}
