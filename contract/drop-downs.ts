import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";

const options = z.array(z.object({ value: z.int(), label: z.string() }));

export type Option = z.infer<typeof options>[number];

export const dropDownEndpoints = {
  facilities: endpoint({
    method: "GET",
    path: "DropDown/Facilities",
    access: "anyone",
    summary: "Facilities a room can have",
    data: options,
  }),
  roomTypes: endpoint({
    method: "GET",
    path: "DropDown/RoomTypes",
    access: "anyone",
    summary: "Room types to choose from",
    data: options,
  }),
} as const;
