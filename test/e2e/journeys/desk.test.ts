import { expect, signIn, test } from "../support/site.ts";

test("without scripts the desk answers for all houses, keeps what was typed and books", async ({
  withoutScripts: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto("/control/desk?checkIn=2031-03-10&checkOut=2031-03-09");
  await expect(page.getByText("Check-out must be after check-in").filter({ visible: true })).toHaveCount(1);
  await page.getByLabel("Check-out").fill("2031-03-12");
  await page.getByLabel("Adults").fill("40");
  await page.getByRole("button", { name: "Show rooms" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is free then" })).toBeVisible();
  await page.getByLabel("Adults").fill("3");
  await page.getByRole("button", { name: "Show rooms" }).click();

  const rooms = page.getByRole("group", { name: "Rooms" });
  const chosen = rooms.getByRole("radio").nth(1);
  const choice = await chosen.getAttribute("value");
  await chosen.check();
  await page.getByRole("textbox", { name: "Name" }).fill("Farah Naqvi");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("alert")).toHaveText("Phone number is required");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Farah Naqvi");
  await expect(rooms.locator(":checked")).toHaveAttribute("value", choice ?? "");
  await page.getByRole("textbox", { name: "Phone" }).fill("9000000045");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("dialog").getByText("3 adults")).toBeVisible();
  await expect(page.getByText("Farah Naqvi").first()).toBeVisible();
});
