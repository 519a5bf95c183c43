import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const pictures = [1, 2, 3, 4, 5].map((number) => `demo/pictures/staff-${number}.jpg`);

/** What a guest sends while the desk works; answers what the site says of it. */
async function guestSends(
  page: Page,
  call: string,
  form: Record<string, unknown>,
): Promise<{ reference: string }> {
  const reply = await page.request.post(`/api/${call}`, { data: form });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { data: { reference: string } }).data;
}

/** Opens the only row that a list's search finds; answers its dialog. */
async function openFound(page: Page, list: string, words: string, name: string) {
  await page.goto(`/control/${list}`);
  await page.getByRole("search").getByRole("searchbox").fill(words);
  await page.keyboard.press("Enter");
  await page.waitForURL(/search=/);
  await page.getByRole("rowheader").getByRole("link", { name }).click();
  return page.getByRole("dialog");
}

async function said(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("status").getByText(words).first()).toBeVisible();
}

async function answerQuestion(page: Page, name: string): Promise<void> {
  const subject = `Snow tyres ${name}`;
  await guestSends(page, "CustomerFeedBack/Query", {
    name,
    email: "imran@example.com",
    subject,
    message: "Do your cabs drive up to Gulmarg in the second week of March?",
  });
  const dialog = await openFound(page, "queries", subject, name);
  const whatsApp = await dialog.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(whatsApp ?? "")).toMatch(
    new RegExp(`^https://wa.me/.*Dear ${name},.*${subject}`),
  );
  await dialog.getByRole("button", { name: "Mark as answered" }).click();
  await said(page, "Query updated successfully");
}

async function addRooms(page: Page, type: string, rooms: string): Promise<void> {
  await page.getByRole("link", { name: "Add Room" }).first().click();
  await page.getByLabel("Room Type").selectOption({ label: type });
  await page.getByLabel("Rent per night").fill("4000");
  await page.getByLabel("Number of beds").fill("1");
  await page.getByLabel("Number of rooms").fill(rooms);
  await page.getByLabel("Max adults").fill("2");
  await page.getByLabel("Max children").fill("1");
  await page.getByRole("button", { name: "Submit" }).click();
  await said(page, "Room added successfully");
}

/** A hotel with two kinds of room and five pictures; answers its id. */
async function addHotel(page: Page, hotelName: string): Promise<number> {
  await page.goto("/control/add-Hotel");
  await page.getByLabel("Hotel Name").fill(hotelName);
  await page.getByLabel("Description").fill("Two rooms above the river.");
  await page.getByLabel("Address", { exact: true }).fill("1 River Lane, Srinagar");
  await page.getByLabel("Search Address").fill("Srinagar");
  await page.getByLabel("Pincode").fill("190001");
  await page.getByRole("button", { name: "Submit" }).click();
  await said(page, "Hotel added successfully");
  await addRooms(page, "Deluxe Double", "1");
  await addRooms(page, "Family Suite", "2");

  await page.getByRole("button", { name: "Add more Images" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Images" });
  await dialog.getByRole("button", { name: "Upload Image" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("No image selected!");
  const files = dialog.locator("input[type=file]");
  await files.setInputFiles({ name: "rates.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(dialog.getByRole("alert")).toHaveText("rates.pdf is not an image.");
  await files.setInputFiles(pictures);
  await expect(dialog.getByRole("alert")).toBeHidden();
  await expect(dialog.getByText("5 images to send")).toBeVisible();
  for (const preview of await dialog.getByRole("listitem").locator("img").all())
    expect((await preview.boundingBox())?.width).toBeLessThanOrEqual(300);
  await dialog.getByRole("button", { name: "Upload Image" }).click();
  await said(page, "Image uploaded successfully");
  await expect(page.getByText("3 rooms, 5 images")).toBeVisible();
  return Number(/view-hotel\/(\d+)/.exec(page.url())?.[1]);
}

async function acceptOneRefuseOne(page: Page, hotelId: number): Promise<void> {
  const [taker, later] = [`Meera of ${hotelId}`, `Kabir of ${hotelId}`];
  const { data: rooms } = (await (await page.request.get(`/api/Rooms?Id=${hotelId}`)).json()) as {
    data: { id: number; roomType: string }[];
  };
  const roomId = rooms.find(({ roomType }) => roomType === "Deluxe Double")?.id;
  const guest = { email: "guest@example.com", phoneNo: "5550000001", adults: 2, chlids: 0, hotelId, roomId };
  const dates = { checkInDate: inDays(30), checkOutDate: inDays(32) };
  const first = await guestSends(page, "Booking", { ...guest, ...dates, customerName: taker });
  const second = await guestSends(page, "Booking", { ...guest, ...dates, customerName: later });

  const accepting = await openFound(page, "view-bookings", first.reference, taker);
  await accepting.getByLabel("Status").selectOption("Accepted");
  await expect(accepting.getByText(/^This takes 2 nights/)).toBeVisible();
  await accepting.getByRole("button", { name: "Update Status" }).click();
  await said(page, "Booking updated successfully");

  await takePayment(page, first.reference, taker);
  const refusing = await openFound(page, "view-bookings", second.reference, later);
  await refusing.getByLabel("Status").selectOption("Accepted");
  await refusing.getByRole("button", { name: "Update Status" }).click();
  await expect(refusing.getByRole("alert")).toContainText("Deluxe Double is fully booked for the nights of");
  await expect(refusing.getByRole("region", { name: "Bookings in the way" })).toContainText(taker);
  await refusing.getByLabel("Status").selectOption("Rejected");
  await refusing.getByRole("button", { name: "Update Status" }).click();
  await said(page, "Booking updated successfully");
}

/** An advance by UPI: what is due is filled in, so an amount, a chip and a button are all there is to it. */
async function takePayment(page: Page, reference: string, guest: string): Promise<void> {
  const dialog = await openFound(page, "view-bookings", reference, guest);
  const payment = dialog.getByRole("region", { name: "Payment" });
  await payment.getByText("Record payment").click();
  await expect(payment.getByLabel("Amount, ₹")).toHaveValue("8,000");
  await payment.getByLabel("Amount, ₹").fill("-5");
  await payment.getByRole("button", { name: "Save payment" }).click();
  await expect(payment.getByRole("alert")).toContainText("The amount is at least ₹1");
  await expect(payment.getByLabel("Amount, ₹")).toHaveValue("-5");
  await payment.getByLabel("Amount, ₹").fill("2,400");
  await payment.getByText("UPI", { exact: true }).click();
  await payment.getByRole("button", { name: "Save payment" }).click();
  await said(page, "Payment recorded");
  await expect(dialog.getByText("Part paid")).toBeVisible();
  await expect(payment.locator("summary")).toContainText("₹5,600 due");
  await expect(payment.locator("summary")).toBeFocused();
  const reminder = await payment.getByRole("link", { name: "Ask for ₹5,600" }).getAttribute("href");
  expect(decodeURIComponent(reminder ?? "")).toContain(`Dear ${guest}`);
  await payment.getByRole("button", { name: /^Delete payment ₹2,400, UPI/ }).click();
  await said(page, "Payment deleted");
  await expect(dialog.getByText("Unpaid")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await said(page, "Payment restored");
  await expect(dialog.getByText("Part paid")).toBeVisible();
}

async function addPackage(page: Page, tourName: string): Promise<void> {
  await page.goto("/control/packages");
  await page.getByRole("link", { name: "Add Package" }).click();
  // Without scripts there is one field for each new highlight; with them one for all.
  await expect(page.getByLabel("New highlight")).toHaveCount(1);
  await page.getByLabel("Tour name").fill(tourName);
  await page.getByLabel("Tour description").fill("Four unhurried days between the lake and the meadow.");
  await page.getByLabel("Tour starting price").fill("17500");
  await page.getByLabel("Tour location").fill("Srinagar");
  await page.getByLabel("New highlight").fill("Shikara at dawn");
  await page.keyboard.press("Enter");
  await page.getByLabel("Number of days").fill("4");
  for (const day of [1, 2, 3, 4]) {
    await page.getByLabel(`Heading of day ${day}`).fill(`Morning ${day}`);
    await page.getByLabel(`Description of day ${day}`).fill("Tea, then out.");
  }
  // Fewer days for a moment: what was written is put aside, and comes back.
  await page.getByLabel("Number of days").fill("2");
  await expect(page.getByText("2 days put aside.")).toBeVisible();
  await page.getByLabel("Number of days").fill("4");
  await page.getByRole("button", { name: "Submit" }).click();
  await said(page, "Package added successfully");
  await page.goto(`/control/packages?search=${encodeURIComponent(tourName)}`);
  const card = page.getByRole("article").filter({ hasText: tourName });
  await expect(card).toContainText("₹17,500");
  await expect(card).toContainText("4 days");
  await card.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { name: tourName })).toBeVisible();
}

async function publishReview(page: Page, name: string): Promise<void> {
  const review = `The houseboat was warm, says ${name}.`;
  const form = { customerName: name, review, customerAddress: "Pune", rating: 5 };
  const reply = await page.request.post("/api/CustomerFeedBack", { data: form });
  expect(reply.status()).toBe(201);
  const dialog = await openFound(page, "user-rating", review, name);
  await dialog.getByLabel("Status").selectOption("Accepted");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await said(page, "Review updated successfully");
  await page.goto("/");
  await expect(page.getByText(review)).toBeAttached();
}

async function sendCab(page: Page, name: string): Promise<void> {
  const { reference } = await guestSends(page, "CabBooking", {
    customerName: name,
    email: "joseph@example.com",
    phoneNo: "5550000002",
    pickUpLoaction: "Srinagar airport",
    dropLoaction: "Nigeen Lake",
    dateOfJourney: inDays(5),
    preferredTime: "14:30",
    vechiclePreference: "suv",
    specialRequest: "A child seat, please",
  });
  const dialog = await openFound(page, "cab-bookings", reference, name);
  await dialog.getByLabel("Vehicle and driver").fill("Innova JK01 4821, Bashir");
  await dialog.getByLabel("Status").selectOption("Accepted");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await said(page, "Cab booking updated successfully");
  await expect(page.getByText("Innova JK01 4821, Bashir")).toBeVisible();
}

async function deleteAndUndo(page: Page, hotelName: string): Promise<void> {
  await page.goto(`/control/hotels?search=${encodeURIComponent(hotelName)}`);
  const card = page.getByRole("article").filter({ hasText: hotelName });
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  // The booking that was accepted a moment ago stands in it.
  await page.getByRole("button", { name: "Delete, and keep the stays" }).click();
  await said(page, "Hotel deleted successfully");
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await said(page, "Hotel restored");
  await page.goto(`/control/hotels?search=${encodeURIComponent(hotelName)}`);
  await expect(card).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  const menu = page.getByText("Menu", { exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "Logout" }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await page.goto("/control/dashboard");
  await expect(page).toHaveURL(/control\/login/);
}

for (const width of [1440, 390]) {
  test(`a full day at the desk, at ${width} px`, async ({ signedIn: page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 844 });
    const hotelName = `River Window ${width}`;
    await test.step("answer a query", () => answerQuestion(page, `Imran ${width}`));
    const hotelId = await test.step("add a hotel", () => addHotel(page, hotelName));
    await test.step("accept a booking, refuse another", () => acceptOneRefuseOne(page, hotelId));
    await test.step("add a package", () => addPackage(page, `Lake and Meadow ${width}`));
    await test.step("publish a review", () => publishReview(page, `Ritu ${width}`));
    await test.step("assign and accept a cab", () => sendCab(page, `Joseph ${width}`));
    await test.step("delete and undo", () => deleteAndUndo(page, hotelName));
    await test.step("sign out", () => signOut(page));
  });
}
