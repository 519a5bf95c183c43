import { formatRupees } from "#contract/rules/money.ts";
import { expect, signIn, test } from "../support/site.ts";

test("what the guest of a package was told is agreed on in one press, with and without scripts; a refused one offers nothing", async ({
  signedIn,
  withoutScripts,
}) => {
  await signIn(withoutScripts);
  const { data: tours } = await (await signedIn.request.get("/api/Package?limit=1")).json();
  const guest = { customerName: "Gulshan Ara", email: "gulshan@example.com", phoneNo: "5550000083" };
  for (const page of [signedIn, withoutScripts]) {
    const form = { ...guest, packageId: tours[0].id, adults: 2, specialRequest: "We are two." };
    const sent = await (await page.request.post("/api/PackageBooking", { data: form })).json();
    const read = async () =>
      (await (await page.request.get(`/api/PackageBooking/byId?Id=${sent.data.id}`)).json()).data;
    const { estimate, status } = await read();
    expect(estimate).toBeGreaterThan(0);
    await page.goto(`/control/package-bookings?view=${sent.data.id}`);
    const payment = page.getByRole("dialog").getByRole("region", { name: "Payment" });
    await payment.getByRole("button", { name: `Agree on ${formatRupees(estimate)}` }).click();
    await expect(payment.locator("summary").first()).toContainText(`${formatRupees(estimate)} agreed`);
    await expect(payment.getByRole("button", { name: /^Agree on/ })).toHaveCount(0);
    expect(await read()).toMatchObject({ total: estimate, status, specialRequest: "We are two.", adults: 2 });
  }
  const form = { ...guest, packageId: tours[0].id, adults: 2, specialRequest: "Or another week." };
  const sent = await (await signedIn.request.post("/api/PackageBooking", { data: form })).json();
  const refused = { ...form, status: "Rejected" };
  expect(
    (await signedIn.request.put(`/api/PackageBooking/${sent.data.id}`, { data: refused })).status(),
  ).toBe(200);
  await signedIn.goto(`/control/package-bookings?view=${sent.data.id}`);
  await expect(signedIn.getByRole("dialog").getByText("No total agreed yet")).toBeVisible();
  await expect(signedIn.getByRole("button", { name: /^Agree on/ })).toHaveCount(0);
});
