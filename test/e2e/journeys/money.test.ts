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
  await expect(guest.getByText(/Cancelled from now on|Free to cancel/)).toHaveCount(0);
  await toPay.getByRole("button", { name: "I have paid" }).click();
  await expect(guest.getByText("Write the number that your app shows for the payment").first()).toBeVisible();
  await guest.getByLabel("Number of the payment").fill("4120 5566 7788");
  await guest.getByRole("button", { name: "I have paid" }).click();
  await expect(guest.getByRole("status")).toContainText("We look for it");

  await staff.goto("/control/dashboard");
  // Another journey's guest may have told of a payment, too.
  const list = staff.getByRole("list", { name: "Payments that guests told of" });
  const claim = list.getByRole("listitem").filter({ hasText: "412055667788" });
  await claim.getByRole("button", { name: /^Found it/ }).click();
  await expect(claim).toBeHidden();
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

test("guests of a package and of a cab without scripts find their own page, tell of a payment there, and read its receipt", async ({
  signedIn: staff,
  withoutScripts: guest,
  accessible,
}) => {
  await guest.setViewportSize({ width: 390, height: 844 });
  const person = { customerName: "Nasreen Mir", email: "nasreen@example.com", phoneNo: "5550000092" };
  const cab = { pickUpLoaction: "Srinagar airport", dropLoaction: "Nigeen Lake", preferredTime: "14:30" };
  const kinds = [
    {
      path: "PackageBooking",
      field: "packageBookingId",
      page: "/control/package-bookings",
      form: { ...person, packageId: 1, specialRequest: "We are two", startDate: arrive, adults: 2 },
      digit: "1",
    },
    {
      path: "CabBooking",
      field: "cabBookingId",
      page: "/control/cab-bookings",
      form: { ...person, ...cab, vechiclePreference: "suv", dateOfJourney: arrive, specialRequest: "" },
      digit: "2",
    },
  ];
  for (const { path, field, page, form, digit } of kinds) {
    const asked = await (await guest.request.post(`/api/${path}`, { data: form })).json();
    const { id, key } = asked.data as { id: number; key: string };
    const number = `4120 331${digit} ${String(id).padStart(4, "0")}`;
    await guest.goto(`/booking-status/${key}`);
    await expect(guest.getByText("Waiting for our answer")).toBeVisible();
    const { version } = (await (await staff.request.get(`/api/${path}/byId?Id=${id}`)).json()).data;
    const agreed = { ...form, status: "Accepted", total: 9000, version };
    expect((await staff.request.put(`/api/${path}/${id}`, { data: agreed })).status()).toBe(200);

    await guest.reload();
    const toPay = guest.getByRole("region", { name: "₹9,000 to pay" });
    await expect(toPay.getByText("Full payment, ₹9,000")).toBeVisible();
    await guest.getByLabel("Number of the payment").fill(number);
    await guest.getByRole("button", { name: "I have paid" }).click();
    await expect(guest.getByRole("list", { name: "What you told us" })).toContainText("we look for it");

    await staff.goto(`${page}?view=${id}`);
    const sheet = staff.getByRole("dialog");
    await sheet.getByRole("button", { name: /^Found it/ }).click();
    await expect(sheet.getByRole("list", { name: "Payments", exact: true })).toContainText(
      number.replaceAll(" ", ""),
    );
    const [paid] = (await (await staff.request.get(`/api/Payment?${field}=${id}`)).json()).data;
    const receipt = { [field]: id, kind: "receipt", paymentId: paid.id };
    expect((await staff.request.post("/api/Paper", { data: receipt })).status()).toBe(201);

    await guest.reload();
    await expect(guest.getByText("Everything is paid.")).toBeVisible();
    await staff.goto(`/booking-status/${key}`);
    await accessible(staff);
    const pdf = guest.getByRole("link", { name: /^Receipt \S+ as PDF$/ });
    const file = await guest.request.get((await pdf.getAttribute("href")) ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await guest.getByRole("link", { name: /^Receipt \S+$/ }).click();
    await expect(guest.getByRole("heading", { name: /Receipt/ }).first()).toBeVisible();
    await guest.getByRole("link", { name: "Back to your booking" }).click();

    await staff.goto(`${page}?view=${id}`);
    await staff.getByRole("dialog").getByRole("button", { name: "New link" }).click();
    await expect(staff.getByText(/\/booking-status\/[\w-]{22}$/)).toBeVisible();
    await guest.reload();
    await expect(guest.getByText("This booking does not exist")).toBeVisible();
  }
});
