import { type Page } from "@playwright/test";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { expect, signIn, test } from "../support/site.ts";

/** A hotel with an accepted stay, made through the API with the page's own session; answers its id. */
async function hotelWithStay(page: Page, hotelName: string): Promise<number> {
  const staff = async (method: string, path: string, body?: unknown) => {
    const reply = await page.request.fetch(`/api/${path}`, { method, data: body });
    return (await reply.json()) as { status: number; message: string; data: unknown };
  };
  const hotelId = await addHotel(staff, { hotelName });
  const roomId = await addRoom(staff, hotelId);
  const form = bookingFormFor(hotelId, { roomId, checkInDate: "2090-06-10", checkOutDate: "2090-06-12" });
  await staff("POST", "Booking/desk", form);
  return hotelId;
}

async function deleteAfterAsking(page: Page, list: string, hotelName: string): Promise<void> {
  await page.goto(list);
  const dialog = page.getByRole("dialog", { name: `Delete ${hotelName}?` });
  await page
    .getByRole("article")
    .filter({ hasText: hotelName })
    .getByRole("button", { name: "Delete" })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toContainText("1 accepted stay stands in");
  await expect(dialog).toContainText("10 Jun to 12 Jun");
  await expect(dialog).toContainText("the stay keeps its room and can still be read and changed");
  await dialog.getByRole("button", { name: "Delete, and keep the stays" }).click();
}

test("a hotel in which guests have rooms is deleted after one more question, and its stay can still be read", async ({
  signedIn: page,
  accessible,
}) => {
  const hotelName = "Saffron House by the Second Bridge";
  await hotelWithStay(page, hotelName);
  await page.goto("/control/hotels?search=saffron");
  await page.getByRole("button", { name: "Delete" }).first().click();
  const dialog = page.getByRole("dialog", { name: `Delete ${hotelName}?` });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByRole("alert")).toContainText("1 accepted stay stands in");
  await accessible(page, "dialog[open]");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: hotelName })).toBeVisible();
  await deleteAfterAsking(page, "/control/hotels?search=saffron", hotelName);
  await expect(page.getByText("Hotel deleted successfully")).toBeVisible();
  await page.goto("/control/view-bookings?search=saffron");
  await expect(page.getByRole("row").filter({ hasText: "Meera Pillai" })).toContainText(hotelName);
});

test("the question is asked without scripts, too, for a room type", async ({ withoutScripts: page }) => {
  await signIn(page);
  const id = await hotelWithStay(page, "Almond House");
  await page.goto(`/control/view-hotel/${id}`);
  // Without scripts the browser's own command opens the dialog.
  await page.getByRole("button", { name: "Delete Room" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Deluxe Double?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toContainText(
    "1 accepted stay stands in Deluxe Double from today on: 10 Jun to 12 Jun",
  );
  await dialog.getByRole("button", { name: "Delete, and keep the stays" }).click();
  await expect(page.getByText("No rooms yet")).toBeVisible();
  // Others go through the list of hotels after this, in which each has a room.
  const { origin } = new URL(page.url());
  await page.request.delete(`/api/Hotel/byId?Id=${id}&stays=keep`, { headers: { origin } });
});
