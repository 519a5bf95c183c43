import { deskBookingForm } from "#contract/bookings.ts";
import { internationalDigits } from "#contract/rules/phone.ts";
import { longDate } from "#contract/rules/dates.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { rememberReads } from "../../db/memoized-reads.ts";
import { AppError, fieldError } from "../../errors.ts";
import { enterBooking } from "../../bookings/enter-booking.ts";
import { storeBooking } from "../../bookings/store-booking.ts";
import { stayOf } from "../../bookings/stay.ts";
import { parseFields, nameKey, type RowTexts, type WriteRow, type ImportContext } from "../import-row.ts";
import { staysFrom } from "../lookups.queries.ts";
import { typedCount } from "../typed/typed-count.ts";
import { typedDate } from "../typed/typed-date.ts";
import { typedPhone } from "../typed/typed-phone.ts";
import { openHotelFinder } from "./find-hotel.ts";

type Stays = { first: string; last: string };

/** Imports bookings to come: each is entered as staff do, takes its rooms, and sends no email. */
export async function openBookingRows(writing: ImportContext, stays: Stays): Promise<WriteRow> {
  const { services } = writing;
  return openStayRows(writing, stays, async (form) =>
    enterBooking(services, form, { call: "imports.send" }, { isQuiet: true }),
  );
}

/** Imports guests of past stays: as completed bookings, without a price or rooms. */
export async function openGuestRows(writing: ImportContext, stays: Stays): Promise<WriteRow> {
  const { services, transaction } = writing;
  const now = services.clock.now();
  const moment = now.toISOString();
  const arrived = { created_at: moment, opened_at: moment, notice: "desk" };
  return openStayRows(writing, stays, async (form) => {
    if (form.checkOutDate > todayInKashmir(now))
      throw fieldError("checkOutDate", "This stay is not over yet: import it as a booking");
    const stay = stayOf(form, "Completed");
    return storeBooking(services, transaction, { guest: form, stay, allocation: null, price: null, arrived });
  });
}

type Form = ReturnType<typeof formOf>;

async function openStayRows(
  { transaction }: ImportContext,
  { first, last }: Stays,
  store: (form: Form) => Promise<{ id: number; reference: string }>,
): Promise<WriteRow> {
  rememberReads(transaction);
  const finder = await openHotelFinder(transaction);
  const existingStays = new Set<string>();
  for (const stay of await staysFrom(transaction, first, last)) existingStays.add(keyOf(stay));
  return async (texts) => {
    const { hotel, form } = readRow(finder, texts);
    const { checkInDate, checkOutDate, phoneNo, customerName } = form;
    const key = keyOf({
      hotel_id: hotel.id,
      arrival: checkInDate,
      departure: checkOutDate,
      phone: phoneNo,
      customer_name: customerName,
    });
    const shown = {
      hotelName: hotel.name,
      phoneNo,
      checkInDate: longDate(checkInDate),
      checkOutDate: longDate(checkOutDate),
      adults: String(form.adults),
      children: String(form.children),
    };
    const title = `${customerName}, ${hotel.name}`;
    if (existingStays.has(key)) return { made: [], title, shown };
    const { id } = await store(form);
    existingStays.add(key);
    return { made: [{ kind: "bookings", id }], title, shown };
  };
}

/** Reads a row and collects all of its faults, those of names and those of the form. */
function readRow(finder: Awaited<ReturnType<typeof openHotelFinder>>, texts: RowTexts) {
  const errors: Record<string, string> = {};
  const tried = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      Object.assign(errors, error.errors);
      return undefined;
    }
  };
  const hotel = tried(() => finder.hotelOf(texts));
  const roomId = hotel && tried(() => finder.roomOf(hotel.id, texts));
  const form = tried(() => formOf(texts, hotel?.id ?? 1, roomId));
  if (!hotel || !form || Object.keys(errors).length > 0) throw new AppError("invalid", { errors });
  return { hotel, form };
}

function formOf(texts: RowTexts, hotelId: number, roomId: number | undefined) {
  const { customerName, email, phoneNo, adults, children, rooms, specialRequest } = texts;
  return parseFields(deskBookingForm, {
    customerName,
    email,
    phoneNo: typedPhone(phoneNo),
    adults: typedCount(adults),
    chlids: typedCount(children),
    rooms: typedCount(rooms),
    specialRequest,
    hotelId,
    roomId,
    checkInDate: typedDate(texts["checkInDate"]),
    checkOutDate: typedDate(texts["checkOutDate"]),
  });
}

type OfGuest = { hotel_id: number; arrival: string; departure: string; phone: string; customer_name: string };

/** Identifies a stay: one person stays in one hotel for the same nights once. */
function keyOf({ hotel_id, arrival, departure, phone, customer_name }: OfGuest): string {
  return [hotel_id, arrival, departure, internationalDigits(phone), nameKey(customer_name)].join("|");
}
