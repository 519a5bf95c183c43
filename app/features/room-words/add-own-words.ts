import type { Client, Failure } from "#contract/client.ts";
import { wordsBetweenCommas } from "#contract/hotels.ts";

/** The fields of a room form for what is in no list yet. */
export const ownWords = { type: "newRoomType", facilities: "newFacilities" } as const;

/** The most facilities that one form adds. */
const mostAtOnce = 20;

/**
 * Adds the room type and the facilities that a room form names because no list has them, and chooses them in the form.
 * Returns the refusal, if there is one: what was refused stays typed.
 */
export async function addOwnWords({ roomTypes, facilities }: Client, form: FormData) {
  const type = typedIn(form, ownWords.type);
  if (type !== "") {
    const reply = await roomTypes.create({ body: { name: type } });
    if (!reply.ok) return refusedAt(ownWords.type, reply);
    form.set("roomType", String(reply.data.id));
    form.delete(ownWords.type);
  }
  const names = wordsBetweenCommas(typedIn(form, ownWords.facilities).replaceAll(";", ","));
  if (names.length > mostAtOnce)
    return refusedAt(ownWords.facilities, `Add at most ${mostAtOnce} at once, please`);
  for (const name of names) {
    const reply = await facilities.create({ body: { name } });
    if (!reply.ok) return refusedAt(ownWords.facilities, reply);
    form.append("facilities", String(reply.data.id));
  }
  form.delete(ownWords.facilities);
  return undefined;
}

function typedIn(form: FormData, field: string): string {
  const typed = form.get(field);
  return typeof typed === "string" ? typed.trim() : "";
}

function refusedAt(field: string, reason: Failure | string): Failure {
  if (typeof reason === "string")
    return { ok: false, status: 400, message: reason, errors: { [field]: reason } };
  const message = reason.errors["name"];
  return message === undefined ? reason : { ...reason, errors: { [field]: message } };
}
