import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import type { Page } from "@playwright/test";
import { guestSends, readRecord } from "../support/guest-sends.ts";
import { expect, signIn, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const guest = { customerName: "Zubeida Wani", email: "zubeida@example.com", phoneNo: "5550000061" };

async function roomsOf(page: Page, hotelId: number) {
  const reply = await page.request.get(`/api/Rooms?Id=${hotelId}`);
  const { data } = (await reply.json()) as {
    data: { id: number; rentPerNight: number; maxAdults: number }[];
  };
  return data.filter(({ maxAdults }) => maxAdults >= 2).sort((a, b) => b.rentPerNight - a.rentPerNight);
}

for (const scripts of ["with scripts", "without scripts"]) {
  test(`what was filled in below is saved by Accept in the footer, ${scripts}`, async ({
    signedIn,
    withoutScripts,
  }) => {
    const page = scripts === "with scripts" ? signedIn : withoutScripts;
    if (page === withoutScripts) await signIn(page);
    const dialog = page.getByRole("dialog");
    const accept = dialog.locator("footer").getByRole("button", { name: "Accept" });

    const cabId = await guestSends(page, "CabBooking", {
      ...guest,
      pickUpLoaction: "Srinagar airport",
      dropLoaction: "Nigeen Lake",
      dateOfJourney: inDays(20),
      preferredTime: "14:30",
      vechiclePreference: "suv",
      specialRequest: "",
    });
    await page.goto(`/control/cab-bookings?view=${cabId}`);
    await dialog.getByLabel("Vehicle and driver").fill("Innova, Bashir");
    await dialog.getByLabel("Agreed total").fill("18 hundred");
    if (page === signedIn) {
      // It copies with a script, so it is there once the page is awake.
      await expect(dialog.getByRole("button", { name: "Copy" })).toBeVisible();
      await dialog.getByRole("button", { name: "New link" }).click();
      await expect(dialog.getByText("It is shown this once")).toBeVisible();
      await expect(dialog.getByLabel("Vehicle and driver")).toHaveValue("Innova, Bashir");
      await expect(dialog.getByLabel("Agreed total")).toHaveValue("18 hundred");
    }
    await accept.click();
    await expect(dialog.getByRole("alert").first()).toBeVisible();
    await expect(dialog.getByLabel("Vehicle and driver")).toHaveValue("Innova, Bashir");
    await dialog.getByLabel("Agreed total").fill("1800");
    await accept.click();
    await expect(dialog.getByText("Accepted.", { exact: true })).toBeVisible();
    const accepted = { status: "Accepted", assignedTo: "Innova, Bashir", total: 1800 };
    expect(await readRecord(page, "CabBooking", cabId)).toMatchObject(accepted);
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(accept).toBeVisible();
    expect(await readRecord(page, "CabBooking", cabId)).toMatchObject({ ...accepted, status: "Pending" });

    const hotelId = 2;
    const [dearest] = await roomsOf(page, hotelId);
    const stay = { checkInDate: inDays(120), checkOutDate: inDays(122), adults: 2, chlids: 0, hotelId };
    const heating = { name: `Heating ${scripts}`, price: 300, per: "stay", hotelId, asked: "never" };
    await guestSends(page, "Extra", heating);
    const roomId = dearest?.id;
    const id = await guestSends(page, "Booking", { ...guest, ...stay, specialRequest: "", roomId });
    await page.goto(`/control/view-bookings?view=${id}`);
    await dialog.getByLabel("Room type").selectOption(String(dearest?.id));
    await dialog.getByText("Meals, ages and extras").click();
    await dialog.getByLabel(heating.name).check();
    await dialog.getByText("Record payment").click();
    await dialog.getByLabel("Amount, ₹").fill("3000");
    await dialog.getByLabel("Payment's number").fill("UTR 4120");
    await accept.click();
    await expect(dialog.getByText("Accepted. 1 room held.")).toBeVisible();
    expect(await readRecord(page, "Booking", id)).toMatchObject({ status: "Accepted", roomId: dearest?.id });
    if (page === withoutScripts) return;
    await expect(dialog.getByLabel("Amount, ₹")).toHaveValue("3000");
    await expect(dialog.getByLabel("Payment's number")).toHaveValue("UTR 4120");
    await expect(dialog.getByLabel(heating.name)).toBeChecked();
    await dialog.getByRole("button", { name: "Save and price again" }).click();
    await expect.poll(() => readRecord(page, "Booking", id)).toMatchObject({ extras: [expect.any(Number)] });
  });
}
