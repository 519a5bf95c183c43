import { monthOf } from "#contract/rules/month.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import type { Page } from "@playwright/test";
import { guestSends, readRecord } from "../support/guest-sends.ts";
import { expect, signIn, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

/** The colleague who is quicker, from another desk. */
async function colleagueChanges(page: Page, call: string, id: number, change: object): Promise<void> {
  const stored = await readRecord(page, call, id);
  const reply = await page.request.put(`/api/${call}/${id}`, { data: { ...stored, ...change } });
  expect(reply.status()).toBe(200);
}

function versionsOf(page: Page, field: string) {
  const group = page.getByRole("dialog").getByRole("group", { name: field, exact: true });
  return {
    mine: group.getByRole("radio", { name: /^Yours/ }),
    theirs: group.getByRole("radio", { name: /^Theirs/ }),
  };
}

async function told(page: Page): Promise<void> {
  const alert = page.getByRole("dialog").getByRole("alert");
  await expect(alert).toContainText("Somebody else changed this meanwhile", { timeout: 15_000 });
}

async function saveMyChoice(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Save my choice" }).click();
  await expect(page.getByText(words).first()).toBeVisible();
}

/** Bookings of this hotel three months ahead: nights that neither the demo nor other tests take. */
const guest = { customerName: "Meera Pillai", email: "meera@example.com", phoneNo: "5550000041" };
const stay = { ...guest, adults: 2, chlids: 0, specialRequest: "" };

async function bookHotel(page: Page, from: number): Promise<number> {
  const { data: rooms } = (await (await page.request.get("/api/Rooms?Id=2")).json()) as {
    data: { id: number; maxAdults: number }[];
  };
  const roomId = rooms.find(({ maxAdults }) => maxAdults >= 2)?.id;
  const dates = { checkInDate: inDays(from), checkOutDate: inDays(from + 2) };
  return guestSends(page, "Booking", { ...stay, ...dates, hotelId: 2, roomId });
}

for (const scripts of ["with scripts", "without scripts"]) {
  test(`two answer and move one stay, ${scripts}: the second sees both versions and loses neither`, async ({
    signedIn,
    withoutScripts,
    accessible,
  }) => {
    const isHydrated = scripts === "with scripts";
    const page = isHydrated ? signedIn : withoutScripts;
    if (!isHydrated) await signIn(page);
    const from = isHydrated ? 90 : 100;
    const id = await bookHotel(page, from);
    const dialog = page.getByRole("dialog");

    // The colleague moves the stay while it is being accepted here: both are kept.
    await page.goto(`/control/view-bookings?view=${id}`);
    await colleagueChanges(page, "Booking", id, { checkOutDate: inDays(from + 3), specialRequest: "A cot" });
    await dialog.getByLabel("Status", { exact: true }).selectOption("Accepted");
    await dialog.getByRole("button", { name: "Update Status" }).click();
    await told(page);
    await expect(versionsOf(page, "Status").mine).toBeChecked();
    await expect(versionsOf(page, "Dates").theirs).toBeChecked();
    await expect(versionsOf(page, "Special request").theirs).toBeChecked();
    if (isHydrated) await accessible(page);
    await saveMyChoice(page, "Booking updated successfully");
    const kept = { status: "Accepted", checkOutDate: inDays(from + 3), specialRequest: "A cot" };
    expect(await readRecord(page, "Booking", id)).toMatchObject(kept);

    // Both move it on the calendar: the second gives way, for the dates alone.
    const opened = `/control/calendar?hotel=2&month=${monthOf(inDays(from))}&stay=${id}`;
    await page.goto(opened);
    await colleagueChanges(page, "Booking", id, { checkOutDate: inDays(from + 4) });
    await dialog.getByLabel("Check-out").fill(inDays(from + 1));
    await dialog.getByRole("button", { name: "Change the stay" }).click();
    await told(page);
    await expect(versionsOf(page, "Dates").mine).toBeChecked();
    await versionsOf(page, "Dates").theirs.check();
    await saveMyChoice(page, "Booking updated successfully");
    expect(await readRecord(page, "Booking", id)).toMatchObject({ ...kept, checkOutDate: inDays(from + 4) });

    // And once more, taking one's own whole; the nights left over are free again.
    await page.goto(opened);
    await colleagueChanges(page, "Booking", id, { checkOutDate: inDays(from + 3) });
    await dialog.getByLabel("Check-out").fill(inDays(from + 1));
    await dialog.getByRole("button", { name: "Change the stay" }).click();
    await told(page);
    await page.getByRole("button", { name: "Take all of mine" }).click();
    await expect(page.getByText("Booking updated successfully").first()).toBeVisible();
    expect(await readRecord(page, "Booking", id)).toMatchObject({ ...kept, checkOutDate: inDays(from + 1) });
  });
}

test("two change one cab, package booking, review, query or block: the second is told and chooses", async ({
  signedIn: page,
  accessible,
}) => {
  const dialog = page.getByRole("dialog");
  const cab = {
    ...guest,
    pickUpLoaction: "Srinagar airport",
    dropLoaction: "Nigeen Lake",
    dateOfJourney: inDays(20),
    preferredTime: "14:30",
    vechiclePreference: "suv",
    specialRequest: "",
  };
  const cabId = await guestSends(page, "CabBooking", cab);
  await page.goto(`/control/cab-bookings?view=${cabId}`);
  await dialog.getByLabel("Vehicle and driver").fill("Innova, Bashir");
  await colleagueChanges(page, "CabBooking", cabId, { status: "Accepted", assignedTo: "Tempo, Yusuf" });
  await dialog.getByRole("button", { name: "Submit" }).click();
  await told(page);
  await expect(dialog.getByText("Tempo, Yusuf")).toBeVisible();
  await expect(versionsOf(page, "Status").theirs).toBeChecked();
  await accessible(page);
  await saveMyChoice(page, "Cab booking updated successfully");
  expect(await readRecord(page, "CabBooking", cabId)).toMatchObject({
    status: "Accepted",
    assignedTo: "Innova, Bashir",
  });

  const statusOnly = [
    ["PackageBooking", "package-bookings", { ...guest, packageId: 1, specialRequest: "In May" }],
    [
      "CustomerFeedBack",
      "user-rating",
      { customerName: "Ritu", review: "A warm houseboat.", customerAddress: "Pune", rating: 5 },
    ],
  ] as const;
  for (const [call, list, form] of statusOnly) {
    const id = await guestSends(page, call, form);
    await page.goto(`/control/${list}?view=${id}`);
    await colleagueChanges(page, call, id, { status: "Rejected" });
    await dialog.getByLabel("Status").selectOption("Accepted");
    await dialog.getByRole("button", { name: "Submit" }).click();
    await told(page);
    await expect(dialog.getByRole("group", { name: "Status" })).toContainText("Rejected");
    await saveMyChoice(page, "updated successfully");
    expect(await readRecord(page, call, id)).toMatchObject({ status: "Accepted" });
  }

  const query = { name: "Imran", email: "imran@example.com", subject: "Snow", message: "Is the road open?" };
  const questionId = await guestSends(page, "CustomerFeedBack/Query", query);
  await page.goto(`/control/queries?view=${questionId}`);
  await colleagueChanges(page, "CustomerFeedBack/Query", questionId, { isAnswered: true });
  await dialog.getByRole("button", { name: "Mark as answered" }).click();
  await told(page);
  await expect(dialog.getByText("What is stored now says the same as yours")).toBeVisible();
  await saveMyChoice(page, "Query updated successfully");

  const roomId = Number((await readRecord(page, "Booking", await bookHotel(page, 110)))["roomId"]);
  const block = { roomId, rooms: 1, firstNight: inDays(115), freeFrom: inDays(117), reason: "New boiler" };
  const blockId = await guestSends(page, "RoomBlock", block);
  await page.goto(`/control/calendar?hotel=2&month=${monthOf(inDays(115))}&block=${blockId}`);
  await colleagueChanges(page, "RoomBlock", blockId, { reason: "New boiler and pipes" });
  await dialog.getByLabel("Free again from").fill(inDays(118));
  await dialog.getByRole("button", { name: "Save" }).click();
  await told(page);
  await expect(versionsOf(page, "Reason").theirs).toBeChecked();
  await saveMyChoice(page, "Block updated");
  expect(await readRecord(page, "RoomBlock", blockId)).toMatchObject({
    reason: "New boiler and pipes",
    freeFrom: inDays(118),
  });
});
