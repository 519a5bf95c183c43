import { nameKey } from "#contract/rules/name-key.ts";
import { type DeskBookingForm, deskBookingForm } from "#contract/bookings.ts";
import { internationalDigits } from "#contract/rules/phone.ts";
import { longDate } from "#contract/rules/dates.ts";
import { type CalendarDate, isCalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { type BookingStatus, statusLabel } from "#contract/rules/status.ts";
import { rememberReads } from "../../db/memoized-reads.ts";
import type { Transaction } from "../../db/open.ts";
import { AppError } from "../../errors.ts";
import { findRoom } from "../../rooms/rooms.queries.ts";
import { crowdedParty, spreadParty } from "../../tariffs/present-party.ts";
import { collectFaults } from "../collect-faults.ts";
import { parseFields, type RowTexts, type WriteRow, type ImportContext } from "../import-row.ts";
import { roomsGiven, staysFrom } from "../lookups.queries.ts";
import { typedCount } from "../typed/typed-count.ts";
import { typedDate } from "../typed/typed-date.ts";
import { typedDeparture } from "../typed/typed-departure.ts";
import { typedParty } from "../typed/typed-party.ts";
import { typedPhone } from "../typed/typed-phone.ts";
import { openHotelFinder } from "./find-hotel.ts";
import { findPackage, idOfPackage, type PackageOfStay } from "./package-of-stay.ts";
import { readMoney } from "./stay-money.ts";
import { storeReceived } from "./store-received.ts";
import { type StayFile, statusOf, storeStay } from "./store-stay.ts";

type Stays = { first: string; last: string };

/** Imports bookings to come: without a status each is accepted, as staff enter it, and sends no email. */
export function openBookingRows(writing: ImportContext, stays: Stays): Promise<WriteRow> {
  return openStayRows(writing, stays, "bookings");
}

/** Imports guests of past stays: without a status as completed bookings, without rooms. */
export function openGuestRows(writing: ImportContext, stays: Stays): Promise<WriteRow> {
  return openStayRows(writing, stays, "guests");
}

async function openStayRows(
  writing: ImportContext,
  { first, last }: Stays,
  kind: StayFile,
): Promise<WriteRow> {
  const { services, transaction } = writing;
  const today = todayInKashmir(services.clock.now());
  rememberReads(transaction);
  const finder = await openHotelFinder(transaction);
  const existingStays = new Set<string>();
  /** Who was refused in this file may have been accepted for the same nights later. */
  const refusedStays = new Set<string>();
  for (const stay of await staysFrom(transaction, first, last)) existingStays.add(keyOf(stay));
  return async (texts) => {
    const inPackage = await findPackage(transaction, texts);
    const { hotel, form, status, money } = readRow(finder, texts, { kind, today, inPackage });
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
      ...(texts["status"] && { status: statusLabel(status) }),
      ...money.shown,
    };
    const title = `${customerName}, ${hotel.name}`;
    const isRefused = status === "Rejected";
    if (existingStays.has(key) || (isRefused && refusedStays.has(key))) return { made: [], title, shown };
    const { id } = await storeStay(writing, form, { kind, status, money });
    (isRefused ? refusedStays : existingStays).add(key);
    const { note, ...given } = await readRooms(transaction, id, form, status);
    const paid = money.received ? [await storeReceived(writing, id, money.received)] : [];
    return { made: [{ kind: "bookings", id }, ...paid], title, shown: { ...shown, ...given }, note };
  };
}

/** The rooms that an accepted stay is given where its row names none, and what the preview notes of a party that does not fit. */
async function readRooms(
  transaction: Transaction,
  id: number,
  { roomId, rooms = 1, adults, children }: DeskBookingForm,
  status: BookingStatus,
) {
  const party = { rooms, adults, children };
  if (roomId !== undefined) {
    const room = await findRoom(transaction, roomId);
    return { note: room && crowdedParty(room, party) };
  }
  const given = status === "Accepted" ? await roomsGiven(transaction, id) : undefined;
  if (!given?.name) return {};
  return { roomType: given.name, rooms: String(given.rooms), note: spreadParty(party, given.rooms) };
}

/** Reads a row and collects all of its faults, those of names and those of the form. */
function readRow(
  finder: Awaited<ReturnType<typeof openHotelFinder>>,
  texts: RowTexts,
  { kind, today, inPackage }: { kind: StayFile; today: CalendarDate; inPackage: PackageOfStay | undefined },
) {
  const { tried, refuse } = collectFaults();
  const hotel = tried(() => finder.hotelOf(texts));
  const roomId = hotel && tried(() => finder.roomOf(hotel.id, texts));
  const form = tried(() => formOf(texts, hotel?.id ?? 1, roomId));
  const departure = form?.checkOutDate ?? departureOf(texts);
  const isOver = departure !== undefined && departure <= today;
  const status = tried(() => statusOf(texts, kind, isOver));
  const packageBookingId = tried(() => idOfPackage(inPackage));
  const isInPackage = inPackage !== undefined;
  const money = tried(() => readMoney(texts, { status: status ?? "", departure, today, isInPackage }));
  refuse();
  if (!hotel || !form || status === undefined || !money) throw new AppError("invalid");
  return { hotel, form: { ...form, packageBookingId }, status, money };
}

/** The day of departure that a faulty row names; undefined where it names none, as a row of totals. */
function departureOf({ checkInDate, checkOutDate }: RowTexts): CalendarDate | undefined {
  const day = typedDeparture(checkOutDate, checkInDate);
  return isCalendarDate(day) ? day : undefined;
}

function formOf(texts: RowTexts, hotelId: number, roomId: number | undefined) {
  const { customerName, email, phoneNo, rooms, specialRequest } = texts;
  const { adults, children } = typedParty(texts["adults"], texts["children"]);
  return parseFields(deskBookingForm, {
    customerName,
    email,
    phoneNo: typedPhone(phoneNo),
    adults,
    chlids: children,
    rooms: typedCount(rooms),
    specialRequest,
    hotelId,
    roomId,
    checkInDate: typedDate(texts["checkInDate"]),
    checkOutDate: typedDeparture(texts["checkOutDate"], texts["checkInDate"]),
  });
}

type OfGuest = { hotel_id: number; arrival: string; departure: string; phone: string; customer_name: string };

/** Identifies a stay: one person stays in one hotel for the same nights once. */
function keyOf({ hotel_id, arrival, departure, phone, customer_name }: OfGuest): string {
  return [hotel_id, arrival, departure, internationalDigits(phone), nameKey(customer_name)].join("|");
}
