import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { blocks, type ContentName } from "#contract/content/all-blocks.ts";
import { defaultOf } from "#contract/content/block.ts";
import { publishedValue } from "#contract/content/published.ts";
import { partyFits } from "#contract/rules/party.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { listFacilities, listRoomTypes } from "#server/rooms/rooms.queries.ts";
import { demoBookings } from "./bookings.ts";
import { demoCabBookings } from "./cab-bookings.ts";
import { demoGallery } from "./gallery.ts";
import { demoHotels } from "./hotels.ts";
import { demoPackageBookings } from "./package-bookings.ts";
import { demoPackages } from "./packages.ts";
import { hotelPictureChoices, packagePictureChoices, roomPictureChoices } from "./picture-choices.ts";
import { demoQueries } from "./queries.ts";
import { demoReviews } from "./reviews.ts";

const siteContent = blocks.map((block) => defaultOf(block, true));
const requests = [...demoBookings, ...demoCabBookings, ...demoPackageBookings];
const texts = textsIn([
  siteContent,
  demoHotels,
  demoPackages,
  demoGallery,
  demoReviews,
  requests,
  demoQueries,
]);

describe("every text", () => {
  test("is found at all", () => {
    expect(texts.length).toBeGreaterThan(900);
  });

  test("keeps to the voice: calm, and nothing promised that is not ours", () => {
    const avoided = /!|paradise|hurry up|book now|limited|last chance|guaranteed|baisaran|shrine|temple/i;
    // The specification thanks aloud.
    const said = texts.filter((text) => text !== "Thank You!");
    expect(said.filter((text) => avoided.test(text))).toEqual([]);
  });

  test("names one time in which we answer", () => {
    const said = [...texts, ...textsIn(companyDefaults)].filter((text) => /answer|repl(?:y|ies)/i.test(text));
    const times = said.flatMap((text) => /within (.*?working \w+)/.exec(text)?.[1] ?? []);
    expect(times.length).toBeGreaterThan(2);
    expect(new Set(times)).toEqual(new Set(["two working hours"]));
  });

  test("names no address or site outside the reserved example domains", () => {
    const addresses = texts.flatMap((text) => text.match(/[\w.+-]+@[\w.-]*\w|https?:\/\/[^/\s]+/g) ?? []);
    const reserved = /^(?:[\w.+-]+@(?:[\w-]+\.)*(?:example\.com|[\w-]+\.example)|https:\/\/example\.com)$/;
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => !reserved.test(address))).toEqual([]);
  });

  test("shows company numbers from the block that reaches nobody", () => {
    const numbers = texts.flatMap((text) => text.match(/\+\d[\d ]{7,}\d/g) ?? []);
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter((number) => !/^\+91 194 000 00\d\d$/.test(number))).toEqual([]);
  });
});

describe("hotels", () => {
  test("name room types and facilities that the database offers", async () => {
    const offered = await choicesOfDatabase();
    const rooms = demoHotels.flatMap((hotel) => hotel.rooms);
    expect(rooms.filter(({ roomType }) => !offered.roomTypes.has(roomType))).toEqual([]);
    expect(rooms.flatMap((room) => room.facilities).filter((name) => !offered.facilities.has(name))).toEqual(
      [],
    );
  });

  test("are twelve, each with its own slug and name", () => {
    expect(new Set(demoHotels.map(({ slug }) => slug)).size).toBe(12);
    expect(new Set(demoHotels.map(({ hotelName }) => hotelName)).size).toBe(12);
  });

  test.each(demoHotels)("$slug can be posted to and reads well", (hotel) => {
    expect(hotel.pinCode).toMatch(/^19\d{4}$/);
    expect(words(hotel.description)).toBeGreaterThanOrEqual(60);
    expect(words(hotel.description)).toBeLessThanOrEqual(120);
    expect(hotel.rooms.length).toBeGreaterThanOrEqual(1);
    expect(hotel.rooms.length).toBeLessThanOrEqual(4);
  });

  test.each(demoHotels)("$slug offers rooms of believable size and price", ({ rooms }) => {
    expect(new Set(rooms.map(({ roomType }) => roomType)).size).toBe(rooms.length);
    for (const room of rooms) {
      expect(new Set(room.facilities).size).toBe(room.facilities.length);
      expect(room.noOfRooms).toBeLessThanOrEqual(12);
      expect(room.rentPerNight).toBeGreaterThanOrEqual(1200);
      expect(room.rentPerNight).toBeLessThanOrEqual(18000);
    }
  });

  test.each(demoHotels)(
    "$slug has three to six pictures, and each room type one of its own",
    ({ slug, rooms }) => {
      expect(hotelPictureChoices[slug]?.[0]).toBe(`hotel-${slug}`);
      expect(hotelPictureChoices[slug]?.length).toBeGreaterThanOrEqual(3);
      expect(hotelPictureChoices[slug]?.length).toBeLessThanOrEqual(6);
      expect(Object.keys(roomPictureChoices[slug] ?? {}).toSorted()).toEqual(
        rooms.map(({ roomType }) => roomType).toSorted(),
      );
      const mains = Object.values(roomPictureChoices[slug] ?? {}).map(([main]) => main);
      expect(new Set(mains).size).toBe(mains.length);
    },
  );
});

describe("packages", () => {
  test.each(demoPackages)("$slug has a full plan for each of its days", (tour) => {
    expect(tour.tourPlan.map(({ day }) => day)).toEqual(
      Array.from({ length: tour.numberOfDays }, (_, index) => index + 1),
    );
    for (const { planDescription } of tour.tourPlan) {
      expect(words(planDescription)).toBeGreaterThanOrEqual(40);
      expect(words(planDescription)).toBeLessThanOrEqual(80);
    }
  });

  test.each(demoPackages)("$slug has four to six pictures, its own first", ({ slug }) => {
    expect(packagePictureChoices[slug]?.[0]).toMatch(new RegExp(`^package-${slug}`));
    expect(packagePictureChoices[slug]?.length).toBeGreaterThanOrEqual(4);
    expect(packagePictureChoices[slug]?.length).toBeLessThanOrEqual(6);
  });
});

describe("requests", () => {
  test("carry ten-digit mobile numbers, no two the same", () => {
    const numbers = requests.map(({ phoneNo }) => phoneNo);
    expect(numbers.filter((number) => !/^555\d{7}$/.test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("come in every status", () => {
    const statuses = new Set(demoBookings.map(({ status }) => status));
    expect(statuses).toEqual(new Set(["", "Pending", "Accepted", "Rejected", "Completed"]));
    for (const list of [demoCabBookings, demoPackageBookings])
      expect(new Set(list.map(({ status }) => status))).toEqual(new Set(["Pending", "Accepted", "Rejected"]));
  });

  test("for packages name a package of the demo", () => {
    const slugs = new Set(demoPackages.map(({ slug }) => slug));
    expect(demoPackageBookings.filter((booking) => !slugs.has(booking.package))).toEqual([]);
  });

  test.each(demoBookings)("stay of $customerName fits its room and its dates", (booking) => {
    const rooms = demoHotels.find(({ slug }) => slug === booking.hotel)?.rooms ?? [];
    const asked = rooms.filter(({ roomType }) => booking.roomType === null || roomType === booking.roomType);
    const party = { adults: booking.adults, children: booking.children };
    expect(
      asked.some((room) => partyFits(party, booking.rooms, room) && room.noOfRooms >= booking.rooms),
    ).toBe(true);
    expect(booking.checkOutOffset).toBeGreaterThan(booking.checkInOffset);
    expect(booking.checkInOffset).toBeGreaterThanOrEqual(-12);
    expect(booking.checkOutOffset).toBeLessThanOrEqual(40);
    if (booking.status === "Completed") expect(booking.checkOutOffset).toBeLessThanOrEqual(0);
  });
});

test("of 24 reviews 18 are shown, and not all give five stars", () => {
  expect([reviewsThatAre("Accepted"), reviewsThatAre("Pending"), reviewsThatAre("Rejected")]).toEqual([
    18, 4, 2,
  ]);
  expect(new Set(demoReviews.map(({ rating }) => rating))).toEqual(new Set([3, 4, 5]));
  expect(demoReviews.filter(({ review }) => review.length < 10)).toEqual([]);
});

test("the gallery is twenty different pictures", () => {
  expect(new Set(demoGallery.map(({ slug }) => slug)).size).toBe(20);
});

const says = <Name extends ContentName>(name: Name) =>
  publishedValue(new Map(blocks.map((block) => [block.name, { value: defaultOf(block, true) }])), name);

test("the hero starts with Dal lake, and one slide waits for its season", () => {
  const { slides, first } = says("hero-slides");
  expect(slides.length).toBe(5);
  expect(slides[(first ?? 0) - 1]).toMatchObject({ picture: { name: "hero-dal" }, shown: true });
  expect(slides.some(({ shown }) => !shown)).toBe(true);
});

test("the counters say what the demo has", () => {
  expect(says("counters").figures.map(({ label, value }) => [label, value])).toEqual([
    ["Hotels", demoHotels.length],
    ["Staff", says("team").people.length],
    ["Clients", demoReviews.length],
  ]);
});

function reviewsThatAre(status: string): number {
  return demoReviews.filter((review) => review.status === status).length;
}

async function choicesOfDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), "demo-choices-"));
  const db = openDatabase({ dataDir });
  await migrate(db);
  const roomTypes = await listRoomTypes(db.executor);
  const facilities = await listFacilities(db.executor);
  await db.executor.destroy();
  rmSync(dataDir, { recursive: true });
  return {
    roomTypes: new Set(roomTypes.map(({ name }) => name)),
    facilities: new Set(facilities.map(({ name }) => name)),
  };
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function words(text: string): number {
  return text.split(/\s+/).length;
}
