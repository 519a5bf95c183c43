import { fromForm } from "#contract/client.ts";
import type { FieldErrors } from "#contract/core/errors.ts";
import { fieldErrors } from "#contract/core/wire.ts";
import { seasonForm } from "#contract/rate-periods.ts";
import { allWeekdays } from "#contract/rules/rates.ts";
import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import { typedFields } from "#app/reply.ts";
import type { Season } from "./house-seasons.ts";

/** The form of a season as typed. `price-N` is the price of room type N; `was-N` the id and version of a stored one. */
export type SeasonValues = { texts: Record<string, string>; weekdays: string[] };

/** The initial values of a new season. */
export const emptySeason: SeasonValues = { texts: { minNights: "1" }, weekdays: allWeekdays.map(String) };

/** The form values of a season. */
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

/** The API's rate periods from the form, and the room type of each; types with an empty price are left out. */
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

/** Errors of the fields that all prices share; needed when no price is entered, as the API then has nothing to validate. */
export function sharedFaults(values: SeasonValues): FieldErrors {
  const { periods } = toPeriods({ ...values, texts: { ...values.texts, "price-1": "1000" } });
  const typed = seasonForm.safeParse({ periods });
  return typed.success ? {} : fieldErrors(typed.error);
}
