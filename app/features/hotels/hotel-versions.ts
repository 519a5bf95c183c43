import type { Hotel } from "#contract/hotels.ts";
import type { HotelFormValues } from "./hotel-form.tsx";
import type { VersionField } from "#app/features/merge/merge-versions.ts";

export type HotelValues = HotelFormValues & { version: string };

/** The form values of a stored hotel. */
export function hotelValues(hotel: Hotel): HotelValues {
  const { hotelName, description, address, searchAddress, pinCode, version } = hotel;
  return { hotelName, description, address, searchAddress, pinCode, version: String(version) };
}

export const hotelFields: VersionField<HotelValues>[] = [
  { keys: ["hotelName"], label: "Hotel Name" },
  { keys: ["description"], label: "Description" },
  { keys: ["address"], label: "Address" },
  { keys: ["searchAddress"], label: "Search Address" },
  { keys: ["pinCode"], label: "Pincode" },
];
