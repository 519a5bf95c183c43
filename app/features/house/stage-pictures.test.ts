import { expect, test } from "vitest";
import { stagePictures } from "./stage-pictures.ts";

const picture = (id: number, path: string) => ({
  id,
  path,
  title: path,
  width: 1280,
  height: 853,
  placeholder: "",
  band: "",
  widths: [],
});
const house = picture(1, "house");
const veranda = picture(2, "veranda");
const table = picture(3, "table");
const room = picture(9, "room");

const order = (images: ReturnType<typeof picture>[], ...rooms: ReturnType<typeof picture>[][]) =>
  stagePictures(
    { images },
    rooms.map((ofRoom) => ({ images: ofRoom })),
  ).map(({ picture: { path }, slide }) => [path, slide]);

test("the house stands first, the first room's picture second; the slider counts the house's others", () => {
  expect(order([house, veranda, table], [], [room])).toEqual([
    ["house", undefined],
    ["room", undefined],
    ["veranda", 1],
    ["table", 2],
  ]);
});

test("a file that house and room share stands once, after the house, and is a slide", () => {
  expect(order([house, veranda, picture(7, "room")], [room])).toEqual([
    ["house", undefined],
    ["room", 1],
    ["veranda", 2],
  ]);
  expect(order([house, veranda], [picture(8, "house")])).toEqual([
    ["house", undefined],
    ["veranda", 1],
  ]);
});

test("without pictures of the house the room's stands alone; without any there is no stage", () => {
  expect(order([], [room])).toEqual([["room", undefined]]);
  expect(order([], [])).toEqual([]);
});
