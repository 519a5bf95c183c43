import { expect, test } from "vitest";
import { knownPlaces, mapSize, placesIn, roadBetween } from "./valley-places.ts";

const names = (text: string) => placesIn(text).map(({ name }) => name);

test("a text's places come in its order; a lake of Srinagar stands for the city", () => {
  expect(names("Srinagar, Gulmarg, Pahalgam, Sonamarg")).toEqual([
    "Srinagar",
    "Gulmarg",
    "Pahalgam",
    "Sonamarg",
  ]);
  expect(names("Nigeen Lake, Srinagar, Jammu and Kashmir")).toEqual(["Nigeen"]);
  expect(names("Leh")).toEqual([]);
});

test("a road leads through the places where two ways meet, from door to door", () => {
  const at = (name: string) => knownPlaces.find((place) => place.name === name);
  const road = roadBetween("Gulmarg", "Pahalgam");
  expect(road.at(0)).toMatchObject({ x: at("Gulmarg")?.x, y: at("Gulmarg")?.y });
  expect(road.at(-1)).toMatchObject({ x: at("Pahalgam")?.x, y: at("Pahalgam")?.y });
  expect(road).toContainEqual({ x: at("Srinagar")?.x, y: at("Srinagar")?.y });
  expect(roadBetween("Aru", "Pahalgam")).toHaveLength(2);
  expect(roadBetween("Leh", "Gulmarg")).toEqual([]);
});

test("every place lies on the map, its name too", () => {
  for (const { name, x, y } of knownPlaces) {
    expect(x, name).toBeGreaterThan(20);
    expect(x, name).toBeLessThan(mapSize.width - 20);
    expect(y, name).toBeGreaterThan(20);
    expect(y, name).toBeLessThan(mapSize.height - 10);
  }
});
