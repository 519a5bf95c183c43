import type { Option } from "#contract/drop-downs.ts";
import type { Room } from "#contract/rooms.ts";
import { fitTo } from "#app/features/merge/form-versions.ts";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import { plansOfCard, toPlanTexts } from "./plan-texts.ts";
import type { RoomFormValues } from "./room-form.tsx";

export type RoomValues = RoomFormValues & { version: string };

/** The form values of a stored room; all texts but the facilities. */
export function roomValues(room: Room): RoomValues {
  return {
    roomType: String(room.roomTypeId),
    rentPerNight: String(room.rentPerNight),
    noBeds: String(room.noBeds),
    noOfRooms: String(room.noOfRooms),
    maxAdults: String(room.maxAdults),
    maxChild: String(room.maxChild),
    roomNumber: room.roomNumber,
    facilities: room.roomFacilities,
    includedAdults: String(room.includedAdults),
    extraBeds: String(room.extraBeds),
    plans: toPlanTexts(room.plans),
    newRoomType: "",
    newFacilities: "",
    version: String(room.version),
  };
}

/** The API's body from the typed form. */
export function bodyOfRoom(typed: object) {
  const { plans } = fitTo({ plans: toPlanTexts([]) }, { ...typed });
  return { ...typed, plans: plansOfCard(plans) };
}

/** The fields to choose in a merge of a room, with the names of type and facilities. */
export function roomFields(
  roomTypes: readonly Option[],
  facilities: readonly Option[],
): VersionField<RoomValues>[] {
  const nameIn = (options: readonly Option[], id: unknown) =>
    options.find(({ value }) => String(value) === String(id))?.label ?? String(id);
  return [
    { keys: ["roomType"], label: "Room type", show: ({ roomType }) => nameIn(roomTypes, roomType) },
    { keys: ["rentPerNight"], label: "Rent per night" },
    { keys: ["noBeds"], label: "Beds" },
    { keys: ["noOfRooms"], label: "Number of rooms" },
    { keys: ["maxAdults"], label: "Max adults" },
    { keys: ["maxChild"], label: "Max children" },
    { keys: ["roomNumber"], label: "Room number" },
    { keys: ["includedAdults"], label: "Adults in the price" },
    { keys: ["extraBeds"], label: "Extra beds" },
    {
      keys: ["plans"],
      label: "Meals, beds and children",
      show: ({ plans }) =>
        plansOfCard(plans)
          .map((plan) => Object.values(plan).join(", "))
          .join("\n"),
    },
    {
      keys: ["facilities"],
      label: "Facilities",
      show: (values) =>
        values.facilities
          .toSorted((a, b) => a - b)
          .map((id) => nameIn(facilities, id))
          .join(", "),
    },
  ];
}
