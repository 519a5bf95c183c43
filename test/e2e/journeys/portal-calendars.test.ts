import { expect, signIn, test } from "../support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const scripts of ["with", "without"] as const) {
  test(`a portal's calendar is joined from a room's page, ${scripts} scripts, and reads what is taken`, async ({
    page: scripted,
    withoutScripts,
  }) => {
    const page = scripts === "with" ? scripted : withoutScripts;
    const name = `Airbnb ${scripts}`;
    const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await signIn(page);
    await page.goto("/control/view-room/2");
    await page.getByRole("link", { name: "Portals' calendars" }).click();
    await page.getByLabel("Portal", { exact: true }).fill(name);
    await page.getByLabel("The portal's link").fill("http://portal.example/a.ics");
    await page.getByRole("button", { name: "Join the calendars" }).click();
    await expect(page.getByText("which begins with https://").first()).toBeVisible();
    await expect(page.getByLabel("Portal", { exact: true })).toHaveValue(name);
    // Refused without a connection: no portal is asked by a test.
    await page.getByLabel("The portal's link").fill(`https://127.0.0.1/${scripts}.ics`);
    await page.getByRole("button", { name: "Join the calendars" }).click();
    await expect(item.getByText("a private network")).toBeVisible();

    const night = "2027-03-09";
    const booked = await page.request.post("/api/RoomBlock", {
      data: { roomId: 2, rooms: 500, firstNight: night, freeFrom: "2027-03-11", reason: "All" },
    });
    const { errors } = (await booked.json()) as { errors?: { rooms: string } };
    const units = Number(/only (\d+)/.exec(errors?.rooms ?? "")?.[1] ?? 1);
    await page.request.post("/api/RoomBlock", {
      data: { roomId: 2, rooms: units, firstNight: night, freeFrom: "2027-03-11", reason: "Snow" },
    });
    const link = (await item.getByRole("code").textContent()) ?? "";
    const file = await page.request.get(new URL(link).pathname);
    expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const text = await file.text();
    expect(text).toContain("DTSTART;VALUE=DATE:20270309\r\nDTEND;VALUE=DATE:20270311\r\n");
    expect(text).not.toMatch(/Snow/);

    await item.locator("summary").click();
    await item.getByRole("button", { name: "Make a new link" }).click();
    await expect(item.getByRole("code")).not.toHaveText(link);
    expect((await page.request.get(new URL(link).pathname)).status()).toBe(404);
    await item.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("The portal's link").fill("");
    await page.getByRole("button", { name: "Save the changes" }).click();
    await expect(item.getByText("its own is not read")).toBeVisible();
    await item.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("What it held stays blocked").first()).toBeVisible();
    await expect(item).toHaveCount(0);
  });
}
