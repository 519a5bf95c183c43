import type { HotelForm } from "#contract/hotels.ts";
import type { Executor } from "../db/open.ts";
import { AppError } from "../errors.ts";
import { findNamedPlace } from "../places/find-named-place.ts";
import { readPlaceNames } from "./hotels.queries.ts";

/** A hotel form as column values. Fields left out of the form are left out. */
export function toColumns(form: HotelForm) {
  return {
    name: form.hotelName,
    description: form.description,
    address: form.address,
    search_address: form.searchAddress,
    pin_code: form.pinCode,
    free_below_age: form.freeBelowAge,
    child_until_age: form.childUntilAge,
    place_id: form.placeId,
    kind: form.kind,
  };
}

/** The columns of a new hotel, with its place. Throws `invalid(placeId)`. */
export async function newHotelColumns(db: Executor, form: HotelForm, now: Date) {
  await refuseUnknownPlace(db, form);
  const place_id = form.placeId ?? (await placeOfNew(db, form));
  return { ...toColumns(form), place_id, created_at: now.toISOString() };
}

/** Throws `invalid(placeId)` for a place that is none of the company's. */
export async function refuseUnknownPlace(db: Executor, { placeId }: HotelForm): Promise<void> {
  if (placeId == null || (await readPlaceNames(db, [placeId])).has(placeId)) return;
  const message = "Choose a place from the list";
  throw new AppError("invalid", { message, errors: { placeId: message } });
}

/** A form without a place, as older clients send it, has the place in its search address. */
function placeOfNew(db: Executor, { placeId, searchAddress }: HotelForm): Promise<number | null> | null {
  return placeId === undefined ? findNamedPlace(db, searchAddress) : null;
}
