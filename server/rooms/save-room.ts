import type { RoomChangeForm, RoomForm } from "#contract/rooms.ts";
import { countOf } from "#contract/rules/text.ts";
import { toPaise } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { busiestNight, lockRoom } from "../room-nights/room-nights.queries.ts";
import type { Transaction } from "../db/open.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import { lockRows } from "../db/locks.ts";
import { inTransaction } from "../db/transaction.ts";
import { changeRecord, insertRecord } from "../db/records.ts";
import { AppError, fieldError, refuseDeletedHotel, orNotFound } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import type { Services } from "../services.ts";
import { toPlansColumn } from "../tariffs/room-plans.ts";
import { findRoom, listFacilities, listRoomTypes, replaceRoomFacilities } from "./rooms.queries.ts";

/**
 * Adds rooms of a type to a hotel and returns their id. The same form with the same idempotency key adds them once.
 * Throws when hotel, type or a facility does not exist.
 */
export function addRoom(services: Services, form: RoomForm, submission: Submission) {
  return withIdempotency(services, { ...submission, body: form }, async (transaction) => {
    if (!(await findHotel(transaction, form.hotelId)))
      throw fieldError("hotelId", "This hotel does not exist");
    await checkChoices(transaction, form);
    const id = await insertRecord(transaction, "rooms", {
      ...toColumns(form),
      hotel_id: form.hotelId,
      units: form.noOfRooms,
      created_at: services.clock.now().toISOString(),
    });
    await replaceRoomFacilities(transaction, id, form.facilities);
    return { id };
  });
}

/**
 * Changes rooms of a type. Throws when their hotel is deleted, and when fewer rooms would be left than are taken on some
 * coming night.
 */
export function changeRoom(services: Services, id: number, form: RoomChangeForm): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockRoom(transaction, id);
    const room = orNotFound(await findRoom(transaction, id), "room");
    refuseDeletedHotel(room);
    if (form.version !== undefined && form.version !== room.version) throw new AppError("changed_meanwhile");
    await checkChoices(transaction, form);
    const units = form.noOfRooms ?? room.units;
    await refuseFewerThanPromised(transaction, id, units, todayInKashmir(services.clock.now()));
    await changeRecord(transaction, "rooms", { id }, { ...toColumns(form), units });
    await replaceRoomFacilities(transaction, id, form.facilities);
  });
}

async function refuseFewerThanPromised(transaction: Transaction, id: number, units: number, today: string) {
  const busiest = await busiestNight(transaction, id, today);
  if (!busiest || busiest.taken <= units) return;
  const message = `${countOf(busiest.taken, "room")} of this type are promised to guests or blocked for ${busiest.night}; keep at least that many`;
  throw new AppError("conflict", { message, errors: { noOfRooms: message } });
}

async function checkChoices(transaction: Transaction, form: { roomType: number; facilities: number[] }) {
  const wanted = transaction.selectFrom("room_types").select("id").where("id", "=", form.roomType);
  await lockRows(transaction, wanted, "shared").execute();
  const types = await listRoomTypes(transaction);
  if (!types.some((type) => type.id === form.roomType))
    throw fieldError("roomType", "Choose a room type from the list");
  const existingIds = new Set((await listFacilities(transaction)).map((facility) => facility.id));
  if (!form.facilities.every((id) => existingIds.has(id)))
    throw fieldError("facilities", "Choose facilities from the list");
}

function toColumns(form: RoomChangeForm) {
  return {
    room_type_id: form.roomType,
    rent_paise: toPaise(form.rentPerNight),
    beds: form.noBeds,
    max_adults: form.maxAdults,
    max_children: form.maxChild,
    room_number: form.roomNumber,
    included_adults: form.includedAdults,
    extra_beds: form.extraBeds,
    plans: form.plans && toPlansColumn(form.plans),
  };
}
