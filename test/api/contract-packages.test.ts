import { describe, expect, test } from "vitest";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import {
  listQuery,
  readNewest,
  readList,
  expectSuccess,
  type WireRecord,
} from "../support/foreign-client.ts";

const app = appOfFile();
const staff = staffOfFile(app);

describe("packages and pictures", () => {
  const tour = {
    id: 0,
    tourName: "Three Valleys",
    tourFeatures: JSON.stringify(["Cab throughout"]),
    tourDescription: "Aru, Betaab and Lidder without hurry.",
    tourHighlights: JSON.stringify(["Ponies at Aru"]),
    tourPlan: JSON.stringify([{ day: 1, planHeading: "Arrive", planDescription: "Tea, then the river." }]),
    numberOfDays: 1,
    startingRate: 11_500,
    location: "Pahalgam",
  };

  async function addTour(): Promise<WireRecord> {
    await expectSuccess(staff("POST", "Package", tour));
    return readNewest(app.call, `Package?${listQuery(20)}`);
  }

  test("Package: POST, GET, byId, PUT, DELETE", async () => {
    const { id } = await addTour();
    const { data } = await app.call("GET", `Package/byId?Id=${id}`);
    const detail = data as Record<"tourHighlights" | "tourFeatures" | "tourPlan" | "imagePath", string>;
    expect(data).toMatchObject({ tourName: "Three Valleys", startingRate: 11_500 });
    expect(JSON.parse(detail.tourHighlights)).toEqual(["Ponies at Aru"]);
    expect(JSON.parse(detail.tourFeatures)).toEqual(["Cab throughout"]);
    expect(JSON.parse(detail.tourPlan)).toEqual(JSON.parse(tour.tourPlan));
    expect(JSON.parse(detail.imagePath)).toEqual([]);
    await expectSuccess(staff("PUT", `Package/${id}`, { ...tour, id, location: "Aru" }));
    expect(await readNewest(app.call, `Package?${listQuery(20)}`)).toMatchObject({ location: "Aru" });
    await expectSuccess(staff("DELETE", `Package/byId?Id=${id}`));
    expect((await app.call("GET", `Package/byId?Id=${id}`)).status).toBe(404);
  });

  test("PackageBooking: POST, GET, PUT, DELETE", async () => {
    const { id: packageId } = await addTour();
    const enquiry = {
      id: 0,
      customerName: "Leela Nair",
      email: "leela@example.com",
      phoneNo: "9000000007",
      packageId,
      specialRequest: "Vegetarian food, please.",
      status: "pending",
    };
    await expectSuccess(app.call("POST", "PackageBooking", enquiry));
    const stored = await readNewest(staff, `PackageBooking?${listQuery(10)}`);
    expect(stored).toMatchObject({ package: "Three Valleys", status: "Pending" });
    await expectSuccess(
      staff("PUT", `PackageBooking/${stored.id}`, { ...enquiry, id: stored.id, status: "Rejected" }),
    );
    await expectSuccess(staff("DELETE", `PackageBooking/byId?Id=${stored.id}`));
  });

  test("Upload: multipart with the Module `pakcage`, list with Id, DELETE", async () => {
    const { id } = await addTour();
    const form = new FormData();
    const picture = await smallPicture(320, 240).png().toBuffer();
    form.set("image", new File([Uint8Array.from(picture)], "valley.png", { type: "image/png" }));
    form.set("Module", "pakcage");
    form.set("entityID", String(id));
    await expectSuccess(staff("POST", "Upload", form));
    const image = await readNewest(app.call, `Upload?Id=${id}&module=package&${listQuery(10)}`);
    expect(image).toMatchObject({ module: "package", imagePath: expect.any(String) });
    const card = await readNewest(app.call, `Package?${listQuery(20)}`);
    expect(card["imagePath"]).toBe(image["imagePath"]);
    const { data } = await app.call("GET", `Package/byId?Id=${id}`);
    expect(JSON.parse((data as { imagePath: string }).imagePath)).toMatchObject([
      { id: image.id, imagePath: image["imagePath"], title: expect.any(String) },
    ]);
    await expectSuccess(staff("DELETE", `Upload/byId?Id=${image.id}`));
    expect(await readList(app.call, `Upload?Id=${id}&module=package&${listQuery(10)}`)).toEqual([]);
  });
});
