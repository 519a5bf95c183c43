import { fromForm } from "#contract/client.ts";
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

/** The same as numbers and dates, to try them; what is no number is none here either. */
export function toPrices(values: SeasonValues) {
  const { name = "", from = "", last = "", yearly } = values.texts;
  const { roomIds } = toPeriods(values);
  return roomIds.map((roomId) => {
    const id = Number((values.texts[`was-${roomId}`] ?? "").split(":")[0]);
    return {
      ...(id > 0 && { id }),
      roomId,
      name,
      from,
      to: isCalendarDate(last) ? addDays(last, 1) : last,
      weekdays: values.weekdays.map(Number),
      isYearly: yearly === "true",
      rentPerNight: Number((values.texts[`price-${roomId}`] ?? "").replace(/[₹,\s]/g, "")),
    };
  });
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
