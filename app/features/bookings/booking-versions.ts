import type { Booking } from "#contract/bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { describeParty } from "#contract/rules/party.ts";
import { statusLabel } from "#contract/rules/status.ts";
import { countOf } from "#contract/rules/text.ts";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import type { TextsOf } from "#app/features/merge/form-versions.ts";

type Values = TextsOf<Booking>;

/** The fields to choose in a merge of a booking; dependent fields are chosen together. */
export function bookingFields(
  roomTypes: readonly { roomId: number; roomType: string }[],
): VersionField<Values>[] {
  const roomName = ({ roomId, roomType }: Values) =>
    roomTypes.find((one) => String(one.roomId) === roomId)?.roomType ?? (roomId && roomType);
  return [
    { keys: ["status"], label: "Status", show: ({ status }) => statusLabel(status) },
    {
      keys: ["hotelId", "hotel", "roomId", "roomType", "rooms"],
      label: "Rooms",
      show: (stay) =>
        `${countOf(Number(stay.rooms), "room")}, ${roomName(stay) || "not settled"}\n${stay.hotel}`,
    },
    {
      keys: ["checkInDate", "checkOutDate"],
      label: "Dates",
      show: ({ checkInDate, checkOutDate }) => `${longDate(checkInDate)} to ${longDate(checkOutDate)}`,
    },
    { keys: ["customerName"], label: "Name" },
    { keys: ["phoneNo"], label: "Phone" },
    { keys: ["email"], label: "Email" },
    {
      keys: ["adults", "children"],
      label: "Guests",
      show: ({ adults, children }) => describeParty(Number(adults), Number(children)),
    },
    { keys: ["specialRequest"], label: "Special request" },
  ];
}
