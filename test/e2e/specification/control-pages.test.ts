import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

/*
 * The admin screens as specification sections 2, 4, 5 and 8 describe them (with the amendments of the product
 * decisions), in their words. Written from the specification alone: nothing here is read from the code, and a word
 * changed there must fail here.
 */

const sidebar = [
  "Dashboard",
  "Hotels",
  "Add Hotel",
  "Bookings",
  "Rating",
  "Packages",
  "Package Bookings",
  "Cab Bookings",
  "Queries",
  "Image Gallery",
  "Logout",
];

/** What each page shows by itself. */
const shown: Record<string, string[]> = {
  "/control/dashboard": [
    "Room",
    "Date",
    "Time of day",
    "Today's Statistics",
    "Hotel",
    "Name",
    "Check-in",
    "Package Bookings",
    "Cab Bookings",
    "Customer Ratings",
  ],
  "/control/hotels": ["Add Images", "Add Room", "Edit", "Delete", "View Hotel"],
  "/control/add-Hotel": ["Hotel Name", "Description", "Address", "Search Address", "Pincode"],
  "/control/edit-hotel/1": ["Hotel Name", "Description", "Address", "Search Address", "Pincode", "Submit"],
  "/control/view-hotel/1": ["View Hotel Gallery", "Add more Images", "Edit Room", "Delete Room"],
  "/control/add-room/1": [
    "Room Type",
    "Rent per night",
    "beds",
    "Max adults",
    "Max children",
    "Number of rooms",
    "Facilities",
  ],
  "/control/view-room/1": ["Room number", "Type", "Facilities", "Add Images", "Edit Details"],
  "/control/view-bookings": [
    "Recent Bookings",
    "No",
    "Name",
    "Email",
    "Phone",
    "Hotel",
    "Checkin",
    "Checkout",
    "Adults",
    "Children",
    "View",
  ],
  "/control/packages": ["View Packages", "Add Package", "₹", "days"],
  "/control/tour-details/1": ["Tour Highlights", "Tour Features"],
  "/control/gallery": ["Add Images", "Delete"],
};

/** Details dialogs: title, what they show, their buttons. */
const details: Record<string, { title?: string; words: string[]; buttons: string[]; statuses: string[] }> = {
  "/control/view-bookings?view=1": {
    words: ["Name", "Email", "Phone", "Hotel", "Check-in", "Check-out", "Adults", "Children"],
    buttons: ["Update Status", "Delete Record"],
    statuses: ["Pending", "Completed", "Accepted", "Rejected"],
  },
  "/control/user-rating?view=1": {
    title: "Review Details",
    words: ["Name", "Address", "Rating"],
    buttons: ["Submit", "Delete Review"],
    statuses: ["Pending", "Accepted", "Rejected"],
  },
  "/control/cab-bookings?view=1": {
    title: "Cab Booking Details",
    words: [
      "Customer name",
      "Email",
      "Phone",
      "Pickup",
      "Drop",
      "Date of journey",
      "Preferred time",
      "Vehicle preference",
      "Special request",
    ],
    buttons: ["Submit", "Delete Booking"],
    statuses: ["Pending", "Accepted", "Rejected"],
  },
  "/control/package-bookings?view=1": {
    words: ["Name", "Email", "Phone", "Request"],
    buttons: ["Submit"],
    statuses: ["Pending", "Accepted", "Rejected"],
  },
};

/** What a list says when it has nothing. */
const emptyTexts: Record<string, string> = {
  "/control/view-bookings": "No bookings available.",
  "/control/user-rating": "No Ratings available.",
  "/control/cab-bookings": "No Cab Bookings Available.",
  "/control/packages": "No Packages Available.",
};

async function expectWords(place: Locator, words: string[]): Promise<void> {
  const text = await place.innerText();
  for (const word of words) expect.soft(text, `${word} in ${place.page().url()}`).toContain(word);
}

async function openPage(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  return page.getByRole("main");
}

test("every admin screen has the words of section 2", async ({ signedIn: page }) => {
  await page.goto("/control/dashboard");
  const links = page.getByRole("navigation", { name: /^Control/ }).getByRole("link");
  const labels = (await links.allInnerTexts()).map((text) => text.split("\n")[0]);
  for (const label of sidebar)
    expect(
      labels.filter((one) => one === label),
      label,
    ).toHaveLength(1);
  expect(labels.at(-1)).toBe("Logout");
  for (const [path, words] of Object.entries(shown)) await expectWords(await openPage(page, path), words);
  await page.goto("/control/dashboard");
  const times = page.getByLabel("Time of day").locator("option");
  expect(await times.allInnerTexts()).toEqual(["Morning", "Evening", "Night"]);
});

test("every details dialog shows its fields, offers its statuses, and has its buttons", async ({
  signedIn: page,
}) => {
  for (const [path, { title, words, buttons, statuses }] of Object.entries(details)) {
    await page.goto(path);
    const dialog = page.getByRole("dialog");
    if (title) await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
    await expectWords(dialog, words);
    for (const name of buttons) await expect(dialog.getByRole("button", { name })).toBeVisible();
    const offered = await dialog.getByLabel("Status").locator("option").allInnerTexts();
    expect(offered).toEqual(expect.arrayContaining(statuses));
    if (path.includes("user-rating") || path.includes("cab")) {
      await expect(dialog.getByRole("link", { name: "Cancel" })).toBeVisible();
    }
  }
});

test("a list without rows says so in its words", async ({ signedIn: page }) => {
  for (const [path, words] of Object.entries(emptyTexts)) {
    const main = await openPage(page, `${path}?search=nobody-of-this-name`);
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
});

test("deletes ask in the words of the specification, and both answers do what they say", async ({
  signedIn: page,
}) => {
  const asks: [path: string, question: string][] = [
    ["/control/packages", "Are you sure, you want to delete the Package?"],
    ["/control/tour-details/1", "Are you sure you want to delete the image?"],
    ["/control/gallery", "Are you sure you want to delete this image?"],
  ];
  for (const [path, question] of asks) {
    const main = await openPage(page, path);
    const deletes = main.getByRole("button", { name: /^Delete/ });
    const before = await deletes.count();
    await deletes.first().click();
    const dialog = page.getByRole("dialog", { name: question });
    await expect(dialog.getByRole("button", { name: "Yes" })).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(deletes).toHaveCount(before);
  }
  const images = page.getByRole("main").getByRole("button", { name: /^Delete/ });
  await images.first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Image deleted successfully")).toBeVisible();
});

test("the upload dialog has its title, takes images alone, and asks for one", async ({ signedIn: page }) => {
  for (const path of ["/control/packages?view=1", "/control/gallery"]) {
    await page.goto(path);
    if (path.endsWith("gallery")) await page.getByRole("button", { name: "Add Images" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Images" });
    await expect(dialog.locator("input[type=file]")).toHaveAttribute("accept", "image/*");
    await dialog.getByRole("button", { name: "Upload Image" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("No image selected!");
  }
  await page.goto("/control/add-room-images/1");
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Please select images to upload.");
});

test("the forms of hotel and package say what is missing, in the words of section 5", async ({
  signedIn: page,
}) => {
  const faults: Record<string, string[]> = {
    "/control/add-Hotel": [
      "Hotel name is required",
      "Description is required",
      "Address is required",
      "Search address is required",
      "Pincode is required",
    ],
    "/control/add-package": [
      "Tour name is required",
      "Tour description is required",
      "Tour starting price is required",
      "Tour Location is required",
      "Plan heading is required",
      "Plan description is required",
    ],
  };
  for (const [path, words] of Object.entries(faults)) {
    const main = await openPage(page, path);
    await main.getByRole("button", { name: "Submit" }).click();
    for (const word of words) await expect.soft(main.getByText(word).first()).toBeVisible();
  }
  await page.getByLabel("Number of days").fill("many");
  await expect(page.getByLabel(/^Heading of day/)).toHaveCount(1);
  await page.getByLabel("Tour starting price").fill("0");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Price must be greater than 0").first()).toBeVisible();
});

test("the hotel cards cut the description at 200 characters and two dots; the gallery opens from the hotel", async ({
  signedIn: page,
}) => {
  const main = await openPage(page, "/control/hotels");
  const cut = await main.getByText(/\.\.$/).first().innerText();
  expect(cut.length).toBeLessThanOrEqual(202);
  await page.goto("/control/view-hotel/1");
  await page.getByRole("button", { name: "View Hotel Gallery" }).click();
  await expect(page.getByRole("dialog", { name: "Hotel Image Gallery" })).toBeVisible();
});
