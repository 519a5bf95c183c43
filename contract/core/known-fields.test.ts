import { expect, test } from "vitest";
import * as z from "zod";
import { knownFields } from "./known-fields.ts";
import { aliasedObject, jsonText } from "./wire.ts";

const room = aliasedObject({ name: z.string(), children: z.int() }, { children: "chlids" });
const schema = z.object({
  rooms: z.array(room),
  first: room.nullable(),
  note: z.string().optional(),
  days: jsonText(z.array(z.object({ title: z.string() }))),
  status: z.enum(["Open", ""]),
  either: z.union([z.string(), z.object({ id: z.int() })]),
  byDay: z.record(z.string(), z.object({ free: z.int() })),
});

const data: z.output<typeof schema> = {
  rooms: [{ name: "Deluxe", children: 1 }],
  first: null,
  days: [{ title: "Gulmarg" }],
  status: "",
  either: { id: 1 },
  byDay: { "2030-06-01": { free: 2 } },
};

test("data are what encoding and decoding would leave of them", () => {
  const more = { password: "x" };
  const given = {
    ...data,
    ...more,
    rooms: data.rooms.map((one) => ({ ...one, ...more })),
    days: data.days.map((day) => ({ ...day, ...more })),
    either: { id: 1, ...more },
    byDay: { "2030-06-01": { free: 2, ...more } },
  };
  expect(schema.parse(z.encode(schema, given))).toEqual(data);
  expect(knownFields(schema)(given)).toEqual(data);
  expect(knownFields(schema)({ ...data, first: { ...data.rooms[0], ...more }, note: undefined })).toEqual({
    ...data,
    first: data.rooms[0],
  });
});

test("the copy is another object, for what was read may be shared", () => {
  expect(knownFields(room)(data.rooms[0])).not.toBe(data.rooms[0]);
});
