import { expect, signIn, test } from "../support/site.ts";

for (const scripts of ["with scripts", "without scripts"]) {
  test(`the desk offers the rooms of one house when it is chosen, ${scripts}`, async ({
    signedIn,
    withoutScripts,
  }) => {
    const page = scripts === "with scripts" ? signedIn : withoutScripts;
    if (page === withoutScripts) await signIn(page);
    await page.goto("/control/desk?checkIn=2031-06-10&checkOut=2031-06-12");
    const house = page.getByRole("combobox", { name: /^House/ });
    const offers = page.getByRole("group", { name: "Rooms" }).getByRole("radio");
    await expect(offers.first()).toBeAttached();
    const all = await offers.count();
    const name = (await house.getByRole("option").nth(1).textContent()) ?? "";
    await house.selectOption({ label: name });
    if (page === withoutScripts) await page.getByRole("button", { name: "Show rooms" }).click();
    await expect(page).toHaveURL(/house=\d+/);
    await expect.poll(() => offers.count()).toBeLessThan(all);
    const told = await page.getByRole("group", { name: "Rooms" }).locator("label").allTextContents();
    expect(told.filter((words) => !words.includes(name))).toEqual([]);
    await page.getByRole("textbox", { name: "Name" }).fill("Sabrina Lone");
    await page.getByRole("textbox", { name: "Phone" }).fill("9000000052");
    await page.getByRole("button", { name: "Book and accept" }).click();
    await expect(page.getByRole("dialog")).toContainText(name);
    const id = (await (await page.request.get("/api/Hotel/AllUser")).json()).data[0].id as number;
    await page.goto(`/control/desk?checkIn=2031-06-10&checkOut=2031-06-12&adults=50&children=50&house=${id}`);
    await expect(page.getByText("This house cannot hold them")).toContainText("another house may do");
  });
}
