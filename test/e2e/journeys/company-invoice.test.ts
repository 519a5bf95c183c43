import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, signIn, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

for (const scripts of ["with scripts", "without scripts"]) {
  test(`a guest names the company of the invoice, and staff find it filled in where they issue it, ${scripts}`, async ({
    page,
    withoutScripts,
    signedIn: staff,
  }) => {
    const guest = scripts === "with scripts" ? page : withoutScripts;
    const nights = { checkInDate: inDays(140), checkOutDate: inDays(142), adults: 2, chlids: 0 };
    const person = { customerName: "Imran Shaw", email: "imran@example.com", phoneNo: "5550000083" };
    const sent = await staff.request.post("/api/Booking", { data: { hotelId: 1, ...nights, ...person } });
    const { id, key } = (await sent.json()).data as { id: number; key: string };
    await guest.goto(`/booking-status/${key}`);
    const part = guest.getByRole("region", { name: "Invoice for a company" });
    await expect(part.getByLabel("Company")).toBeHidden();
    await part.getByText("Invoice for a company?").click();
    await part.getByLabel("Company").fill("Deodar Textiles");
    await part.getByLabel("Its address").fill("12 Mill Road, Pune 411001");
    await part.getByLabel("Its GSTIN").fill("27AAPFU0939F1ZW");
    await part.getByRole("button", { name: "Send the company" }).click();
    await expect(part.getByText("This is no GSTIN").first()).toBeVisible();
    await expect(part.getByLabel("Company")).toHaveValue("Deodar Textiles");
    await part.getByLabel("Its GSTIN").fill("27AAPFU0939F1ZV");
    await part.getByRole("button", { name: "Send the company" }).click();
    await expect(part).toContainText("We write the invoice to Deodar Textiles, GSTIN 27AAPFU0939F1ZV.");
    await expect(part.getByLabel("Company")).toBeHidden();

    const desk = scripts === "with scripts" ? staff : withoutScripts;
    if (desk === withoutScripts) await signIn(desk);
    await desk.goto(`/control/view-bookings?view=${id}`);
    const dialog = desk.getByRole("dialog");
    await expect(dialog.getByText("The guest asks for an invoice to Deodar Textiles")).toBeVisible();
    await expect(dialog.getByLabel("Name on the invoice")).toHaveValue("Deodar Textiles");
    await expect(dialog.getByLabel("Its GSTIN")).toHaveValue("27AAPFU0939F1ZV");
    await expect(dialog.getByLabel("Its address")).toHaveValue("12 Mill Road, Pune 411001");
  });
}
