import type { Hotel } from "#contract/hotels.ts";
import type { RecordEdit } from "../records/record-edit.tsx";
import { HotelForm } from "./hotel-form.tsx";
import { hotelFields, hotelValues, type HotelValues } from "./hotel-versions.ts";

export const hotelEdit: RecordEdit<Hotel, HotelValues> = {
  kind: "hotels",
  title: "Edit Hotel",
  calls: ({ hotels }) => hotels,
  valuesOf: hotelValues,
  fields: hotelFields,
  done: "/control/hotels",
  Form: HotelForm,
};
