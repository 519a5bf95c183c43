import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";

// It changes what other tests of the site look at.
test.use({ company: "one without a mail server in bad weather" });

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const party = { hotelId: 1, adults: 2, chlids: 0, status: "Accepted", email: "guest@example.com" };

test("without a mail server bad weather promises no letter; who has two stays is one guest", async ({
  signedIn: page,
}) => {
  const accept = (customerName: string, from: number, to: number) => {
    const dates = { checkInDate: inDays(from), checkOutDate: inDays(to) };
    return guestSends(page, "Booking/desk", { ...party, ...dates, customerName, phoneNo: "5550000079" });
  };
  await accept("Nadeem Wani", 150, 152);
  await accept("Nadeem Wani", 152, 153);
  await accept("Parveena Lone", 150, 152);
  await page.goto(`/control/bad-weather?placeId=&from=${inDays(150)}&to=${inDays(153)}`);
  await expect(page.getByRole("heading", { name: "3 stays" })).toBeVisible();
  await expect(page.getByText(/^A road is shut.*No mail server is set up: tell the guests by/)).toBeVisible();
  await expect(page.getByText("Each guest is told")).toBeHidden();
  await expect(
    page.getByText(/messages are kept and not sent: tell 2 guests by WhatsApp or telephone/),
  ).toBeVisible();
  await expect(page.getByText("Each guest reads it in an e-mail")).toBeHidden();
  await page.getByText("Cancel, nothing is charged").click();
  await page.getByLabel("What the weather has shut").fill("A flood on the river");
  await page.getByRole("button", { name: "Do it for 3 stays" }).click();
  await expect(page.getByText(/^Cancelled, 3 stays, .*A flood on the river/)).toBeVisible();
  await page.goto("/control/messages?status=Kept");
  await expect(page.getByRole("main")).toContainText("guest@example.com");
});
