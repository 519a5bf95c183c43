import { z } from "zod";
import { readEndpoint } from "./core/read-endpoints.ts";

const options = z.array(z.object({ value: z.int(), label: z.string() }));

export type Option = z.infer<typeof options>[number];

export const dropDownEndpoints = {
  facilities: readEndpoint("DropDown/Facilities", "anyone", {
    summary: "Facilities a room can have",
    data: options,
  }),
  roomTypes: readEndpoint("DropDown/RoomTypes", "anyone", {
    summary: "Room types to choose from",
    data: options,
  }),
} as const;
