import { beforeAll, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  cabFormFor,
  cabRateFormFor,
  enquiryFormFor,
  idOf,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
let roomId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 9 });
});

/** The letters of what was sent, by its number in the list of them. */
async function lettersOf(path: string, form: object): Promise<string[]> {
  const { data, status } = await (path.endsWith("desk") ? staff : app.call)("POST", path, form);
  expect(status).toBe(201);
  const { reference } = data as { reference: string };
  const { executor } = app.services.db;
  const rows = await executor
    .selectFrom("outbox")
    .select("body")
    .where("reference", "=", reference)
    .execute();
  return rows.map(({ body }) => body);
}

test("a letter names the one line of a price, and says what of taxes beside its sum", async () => {
  const stay = bookingFormFor(hotelId, { roomId });
  const cabRateId = await idOf(staff("POST", "CabRate", cabRateFormFor()));
  const packageId = await addPackage(staff);
  const letters = [
    await lettersOf("Booking", stay),
    await lettersOf("Booking/desk", stay),
    await lettersOf("PackageBooking", enquiryFormFor(packageId, { adults: 2 })),
    await lettersOf("CabBooking", cabFormFor({ vechiclePreference: "suv", cabRateId })),
  ];
  const sums = ["Total: ₹9,000", "Total: ₹9,000", "Estimate: ₹35,000", "Estimate: ₹3,500"];
  const lines = ["2 nights × 1 room × ₹4,500", "2 nights × 1 room × ₹4,500", "2 × ₹17,500", "SUV: ₹3,500"];
  for (const [index, bodies] of letters.entries()) {
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) {
      expect(body).toContain(`${sums[index]}, taxes included`);
      expect(body).toMatch(
        new RegExp(`Price: .*${lines[index]?.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`),
      );
    }
  }
});

test("a company that adds taxes says so, and one that says nothing of them says nothing", async () => {
  const say = async (taxes: string) => {
    await staff("PUT", "Settings/Details", { ...companyDefaults.details, taxes });
    return (await lettersOf("Booking", bookingFormFor(hotelId, { roomId })))[0];
  };
  expect(await say("extra")).toContain("Total: ₹9,000 + taxes");
  expect(await say("")).toMatch(/Total: ₹9,000\n/);
});
