import { longDate } from "#contract/rules/dates.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const [arrive, leave] = [inDays(10), inDays(12)];

test("a guest without scripts pays an advance and cancels; staff find the money, see the charge first, return the rest and take the invoice back", async ({
  signedIn: staff,
  withoutScripts: guest,
  accessible,
}) => {
  await guest.setViewportSize({ width: 390, height: 844 });
  const hotel = { hotelId: 1, checkInDate: arrive, checkOutDate: leave, adults: 2, chlids: 0 };
  const person = { customerName: "Rukhsana Dar", email: "rukhsana@example.com", phoneNo: "5550000091" };
  const asked = await (await guest.request.post("/api/Booking", { data: { ...hotel, ...person } })).json();
  const { id, key } = asked.data as { id: number; key: string };
  const form = { ...hotel, ...person, status: "Accepted" };
  const accepted = await (await staff.request.put(`/api/Booking/${id}`, { data: form })).json();
  const { advance, advanceDueOn } = accepted.data.policy as { advance: number; advanceDueOn: string };
  const total = accepted.data.total as number;
  const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

  await guest.goto(`/booking-status/${key}`);
  const toPay = guest.getByRole("region", { name: `${rupees(total)} to pay` });
  await expect(toPay.getByText(`Advance, ${rupees(advance)}`)).toBeVisible();
  await expect(toPay.getByText(`by ${longDate(advanceDueOn)}`).first()).toBeVisible();
  await expect(guest.getByRole("heading", { name: "If you cancel" })).toBeVisible();
  await toPay.getByRole("button", { name: "I have paid" }).click();
  await expect(guest.getByText("Write the number that your app shows for the payment").first()).toBeVisible();
  await guest.getByLabel("Number of the payment").fill("4120 5566 7788");
  await guest.getByRole("button", { name: "I have paid" }).click();
  await expect(guest.getByRole("status")).toContainText("We look for it");

  await staff.goto("/control/dashboard");
  const told = staff.getByRole("list", { name: "Payments that guests told of" });
  await expect(told).toContainText("412055667788");
  await told.getByRole("button", { name: /^Found it/ }).click();
  await expect(told).toBeHidden();
  await staff.goto(`/control/view-bookings?view=${id}`);
  const sheet = staff.getByRole("dialog");
  await expect(sheet.getByRole("list", { name: "Payments", exact: true })).toContainText("412055667788");
  await sheet.getByText("Receipts, invoices, vouchers").click();
  await sheet.getByRole("button", { name: "Invoice", exact: true }).click();
  await expect(sheet.getByRole("link", { name: /^Invoice CO\/\S+$/ })).toBeVisible();

  const charge = Math.round(total * 0.25);
  await guest.goto(`/booking-status/${key}`);
  await guest.getByText("Cancel this stay", { exact: true }).click();
  await expect(guest.getByText(`If you ask today: the charge is ${rupees(charge)}`)).toBeVisible();
  await staff.goto(`/booking-status/${key}`);
  await staff.getByText("Cancel this stay", { exact: true }).click();
  await accessible(staff);
  await guest.getByRole("button", { name: "Ask to cancel" }).click();
  await expect(guest.getByText("You asked us to cancel on")).toContainText(`the charge is ${rupees(charge)}`);

  await staff.goto(`/control/view-bookings?view=${id}`);
  await expect(sheet.getByText("The guest asks to cancel")).toBeVisible();
  await expect(sheet.getByText(`charge ${rupees(charge)} of ${rupees(total)}`)).toBeVisible();
  await accessible(staff);
  await sheet.getByLabel("Charge nothing, for this reason").check();
  await sheet.getByRole("button", { name: "End this stay" }).click();
  await expect(sheet.getByText("Say why nothing is charged").first()).toBeVisible();
  await sheet.getByRole("textbox", { name: /^Reason/ }).fill("The pass is shut");
  await sheet.getByRole("button", { name: "End this stay" }).click();
  await expect(sheet.getByText("Nothing is charged.")).toBeVisible();

  await guest.goto(`/booking-status/${key}`);
  await expect(guest.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(guest.getByText(`We return ${rupees(advance)} to you`)).toBeVisible();

  await sheet.getByText("Record payment").click();
  await expect(sheet.getByLabel("Amount, ₹")).toHaveValue(advance.toLocaleString("en-IN"));
  await sheet.getByLabel("Payment's number").fill("4120 9988 1122");
  await sheet.getByRole("button", { name: "Save payment" }).click();
  await expect(sheet.getByRole("list", { name: "Payments", exact: true })).toContainText("4120 9988 1122");
  await sheet.getByRole("button", { name: "Credit note" }).click();
  await expect(sheet.getByRole("link", { name: /^Credit note COC\/\S+$/ })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("link", { name: /^Credit note COC\/[^ ]+$/ })).toBeVisible();
  await expect(guest.getByText("Nothing is charged.")).toBeVisible();
});
