import type { Hotel } from "#contract/hotels.ts";
import { asStayKind, stayKindWords } from "#contract/rules/stay-kinds.ts";
import type { Option } from "#app/ui/select-field.tsx";
import type { HotelFormValues } from "./hotel-form.tsx";
import type { VersionField } from "#app/features/merge/merge-versions.ts";

export type HotelValues = HotelFormValues & { version: string };

/** The form values of a stored hotel. */
export function hotelValues(hotel: Hotel): HotelValues {
  const { hotelName, description, address, searchAddress, pinCode, placeId, kind, version } = hotel;
  const choices = { placeId: placeId === null ? "" : String(placeId), kind: kind ?? "" };
  const ages = { freeBelowAge: String(hotel.freeBelowAge), childUntilAge: String(hotel.childUntilAge) };
  const texts = { hotelName, description, address, searchAddress, pinCode };
  return { ...texts, ...choices, ...ages, version: String(version) };
}

/** The fields to choose in a merge of a hotel, with the names of its place and kind. */
export function hotelFields(places: readonly Option[]): VersionField<HotelValues>[] {
  const nameOf = (id = "") => places.find(({ value }) => String(value) === id)?.label ?? "None of ours";
  const wordOf = (word = "") => {
    const kind = asStayKind(word);
    return kind ? stayKindWords[kind] : "Not said";
  };
  return [
    { keys: ["hotelName"], label: "Hotel Name" },
    { keys: ["description"], label: "Description" },
    { keys: ["address"], label: "Address" },
    { keys: ["searchAddress"], label: "Search Address" },
    { keys: ["pinCode"], label: "Pincode" },
    { keys: ["placeId"], label: "Place", show: ({ placeId }) => nameOf(placeId) },
    { keys: ["kind"], label: "Kind of stay", show: ({ kind }) => wordOf(kind) },
    { keys: ["freeBelowAge"], label: "Children free below" },
    { keys: ["childUntilAge"], label: "Adults from the age of" },
  ];
}
