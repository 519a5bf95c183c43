import type { Page } from "@playwright/test";
import { expect, staffLogin, test } from "../support/site.ts";

test.use({ serviceWorkers: "block" });

/*
 * The public screens as specification section 2 describes them, in its words and numbers. Written from the
 * specification alone: nothing here is read from the code, and a word changed there must fail here.
 */

/** What each page shows by itself, popups closed. */
const shown: Record<string, string[]> = {
  "/": [
    "Hotels",
    "Staff",
    "Clients",
    "Why choose us",
    "What we offer",
    "Our Packages",
    "Explore More",
    "Send Us a Feedback",
    "Add a Review",
  ],
  "/about": [
    "Custom tours",
    "Corporate travel",
    "Luxury getaways",
    "Adventure and eco-tours",
    "Personalised itineraries",
    "Local knowledge",
    "Full packages",
    "Safety",
  ],
  "/services": ["Services"],
  "/hotels": ["View Detail", "Book Now", "per night", "₹", "rooms"],
  "/hotel/1": ["About", "Rooms and facilities", "Book Now"],
  "/booking": [
    "Name",
    "Email",
    "Phone",
    "Check-in",
    "Check-out",
    "Adults",
    "Children",
    "Special request",
    "Book Now",
  ],
  "/our-team": ["Our Team", "Explore Our Staffs"],
  "/cab-services": ["Sedans", "12", "Tempo", "10", "Innova", "20", "Book a Cab Now"],
  "/packages": ["Featured", "Explore", "₹", "days"],
  "/package/1": ["From", "₹", "Click here to Book Now", "Book Now", "You May Like"],
  "/events": [
    "Bonfire and barbecue parties",
    "New Year and festive celebrations",
    "Luxury events",
    "Adventure-themed parties",
    "Kashmiri cuisine nights",
    "Birthday parties",
    "Houseboat on the lake",
    "Scenic locations",
  ],
  "/gallery": ["Gallery"],
  "/payment-methods": ["Payment Methods"],
  "/contact": ["Booking", "General", "Technical", "Name", "Email", "Subject", "Message", "Send Message"],
};

/** Every page but Home has a banner with its title and a Home breadcrumb. */
const banners: Record<string, string> = {
  "/about": "About",
  "/services": "Services",
  "/hotels": "Hotels",
  "/contact": "Contact",
  "/cab-services": "Cab Services",
  "/our-team": "Our Team",
  "/packages": "Packages",
  "/events": "Events",
  "/gallery": "Gallery",
  "/payment-methods": "Payment Methods",
};

const footer = [
  "About",
  "Contact",
  "Privacy Policy",
  "Terms",
  "Support",
  "Cookies",
  "Help",
  "FAQs",
  "Custom Tours",
  "Corporate Travel",
  "Luxury Getaways",
  "Adventure and Eco-Tours",
  "Reg. No.",
];

async function visibleText(page: Page, part = "main"): Promise<string> {
  return (await page.locator(part).first().innerText()).replaceAll(/\s+/g, " ");
}

test("every public page shows the specification's words, its banner and its footer", async ({ page }) => {
  for (const [path, texts] of Object.entries(shown)) {
    await page.goto(path);
    const text = await visibleText(page);
    for (const wanted of texts) expect.soft(text, path).toContain(wanted);
    const title = banners[path];
    if (title) {
      await expect.soft(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      const trail = page.getByRole("navigation", { name: "Breadcrumb" });
      await expect.soft(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    }
    const foot = await visibleText(page, "body > footer");
    for (const wanted of footer) expect.soft(foot, path).toContain(wanted);
  }
});

const pagesOfTheMenu = [
  ["Home", "/"],
  ["About", "/about"],
  ["Services", "/services"],
  ["Hotels", "/hotels"],
  ["Contact", "/contact"],
  ["Booking", "/booking"],
  ["Our Team", "/our-team"],
  ["Cab Services", "/cab-services"],
  ["Packages", "/packages"],
  ["Events", "/events"],
  ["Gallery", "/gallery"],
] as const;

test("the header: a contact bar on a desk, a slide-in menu on a phone, Payment Methods on the desk alone", async ({
  page,
}) => {
  await page.goto("/about");
  const bar = page.getByRole("region", { name: "Reach us" });
  await expect(bar.locator("a[href^='mailto:']")).toBeVisible();
  await expect(bar.locator("a[href^='tel:']")).toBeVisible();
  await expect(bar.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me/);
  expect(await bar.getByRole("listitem").count()).toBeGreaterThan(1);
  await expect(bar.getByRole("button", { name: "Query" })).toBeVisible();
  const desk = page.getByRole("navigation", { name: "Main" });
  for (const [label, href] of [...pagesOfTheMenu, ["Payment Methods", "/payment-methods"]]) {
    await expect(desk.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toBeHidden();
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await expect(header.getByRole("link", { name: /^E-mail/ })).toHaveAttribute("href", /^mailto:/);
  await expect(header.getByRole("button", { name: "Query" })).toBeVisible();
  await header.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const [label, href] of pagesOfTheMenu) {
    await expect(menu.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
  }
  await expect(menu.getByRole("link", { name: "Payment Methods" })).toHaveCount(0);
});

test("hotel cards: rate, rooms, three facilities, 75 characters, pin code and two links", async ({
  page,
}) => {
  await page.goto("/hotels");
  // Those whose description is long enough to be cut.
  const cards = page.getByRole("main").getByRole("article").filter({ hasText: "…" });
  expect(await cards.count()).toBeGreaterThan(11);
  for (const card of await cards.all()) {
    const text = (await card.innerText()).replaceAll(/\s+/g, " ");
    expect.soft(text).toMatch(/₹[\d,]+ per night/);
    expect.soft(text).toMatch(/\d+ rooms?/);
    expect.soft(text, "address with pin code").toMatch(/ - \d{6}/);
    expect.soft(await card.getByRole("listitem").count()).toBe(3);
    expect
      .soft(await card.getByRole("link", { name: /^View Detail/ }).getAttribute("href"))
      .toMatch(/^\/hotel\/\d+\?r=\d+$/);
    expect
      .soft(await card.getByRole("link", { name: /^Book Now/ }).getAttribute("href"))
      .toMatch(/^\/booking\/\d+$/);
    const cut = await card.getByText(/…$/).innerText();
    expect.soft(cut.length, cut).toBeLessThanOrEqual(76);
    expect.soft(cut.length, cut).toBeGreaterThan(60);
  }
});

test("a hotel's page passes the number of rooms on, and skips the first picture", async ({
  page,
  request,
}) => {
  await page.goto("/hotel/1?r=7");
  const card = page.getByRole("complementary");
  await expect(card.getByText("7 rooms", { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByText(/ - \d{6}$/)
      .first(),
  ).toBeVisible();
  const reply = (await (await request.get("/api/Hotel/byId?Id=1")).json()) as { data: { images: unknown[] } };
  const slides = page.getByRole("region", { name: /^Pictures of/ }).getByRole("group", { name: / of \d+$/ });
  await expect(slides).toHaveCount(Math.max(0, reply.data.images.length - 1));
});

test("packages: a card each with all it must say, and a page with days, enquiry and the way to booking", async ({
  page,
}) => {
  await page.goto("/packages");
  const cards = page.getByRole("main").getByRole("article");
  for (const card of await cards.all()) {
    const text = (await card.innerText()).replaceAll(/\s+/g, " ");
    expect.soft(text).toContain("Featured");
    expect.soft(text).toMatch(/\d+ days?/);
    expect.soft(text).toMatch(/₹[\d,]+/);
    expect.soft(await card.getByRole("listitem").count()).toBeGreaterThan(0);
    expect
      .soft(await card.getByRole("link", { name: /^Explore/ }).getAttribute("href"))
      .toMatch(/^\/package\/\d+$/);
  }

  await page.goto("/package/1");
  const main = page.getByRole("main");
  const days = main.locator("details", { hasText: /^Day\s*\d/ });
  expect(await days.count()).toBeGreaterThan(3);
  await expect(main.getByRole("link", { name: "Click here to Book Now" })).toHaveAttribute(
    "href",
    "/booking?package=1",
  );
  const enquiry = main.getByRole("region", { name: /Enquire/ });
  await expect(enquiry).toContainText(/From\s*₹[\d,]+/);
  for (const label of ["Name", "Email", "Phone", "Message"]) {
    await expect(enquiry.getByLabel(label, { exact: true })).toBeVisible();
  }
  await expect(main.getByText("Send Us a Feedback")).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Book Now", exact: true })).toBeVisible();
});

test("nine staff, three contact groups, two payment codes, a map at zoom 15, the fleet, the choices", async ({
  page,
}) => {
  await page.goto("/our-team");
  const staff = page
    .getByRole("region", { name: "Explore Our Staffs" })
    .locator("li", { has: page.getByRole("heading") });
  await expect(staff).toHaveCount(9);
  // Some of the nine have two numbers.
  expect(await staff.locator("a[href^='tel:']").count()).toBeGreaterThan(9);
  for (const person of await staff.all()) {
    await expect.soft(person.locator("a[href^='mailto:']")).toHaveCount(1);
    expect.soft([1, 2]).toContain(await person.locator("a[href^='tel:']").count());
    expect.soft(await person.getByRole("listitem").count()).toBe(3);
  }

  await page.goto("/contact");
  const groups = page.getByRole("region", { name: "Whom to ask" }).getByRole("article");
  await expect(groups).toHaveCount(3);
  for (const group of await groups.all()) {
    await expect.soft(group.locator("a[href^='mailto:']")).toHaveCount(1);
    await expect.soft(group.locator("a[href^='tel:']")).toHaveCount(1);
    await expect.soft(group.locator("a[href^='https://wa.me/']")).toHaveCount(1);
  }
  await expect(page.getByRole("link", { name: "OpenStreetMap" })).toHaveAttribute("href", /#map=15\//);

  await page.goto("/payment-methods");
  await expect(page.getByRole("main").getByRole("img", { name: /QR/ })).toHaveCount(2);

  await page.goto("/cab-services");
  const fleet = page.getByRole("region", { name: "Our fleet" }).getByRole("listitem");
  await expect(fleet.filter({ hasText: "Sedans" })).toContainText("12");
  await expect(fleet.filter({ hasText: "Tempo" }).filter({ hasText: /Tempo\s*10/ })).toHaveCount(1);
  await expect(fleet.filter({ hasText: "Innova" })).toContainText("20");

  await page.goto("/cab-services/book");
  const values = (label: string) =>
    page
      .getByRole("main")
      .getByLabel(label)
      .locator("option:not([value=''])")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await values("Preferred vehicle")).toEqual(["car", "suv", "van", "bus"]);
  expect(await values("Payment method")).toEqual(["creditCard", "debitCard", "cash", "onlineTransfer"]);

  await page.goto("/booking/1");
  expect(await values("Adults")).toEqual(["1", "2", "3", "4", "5"]);
  // From 0, as decisions.md has it: a couple without children must be able to book.
  expect(await values("Children")).toEqual(["0", "1", "2", "3", "4", "5"]);
});

test("a company without content yet: no testimonials, and words instead of empty lists; only Accepted reviews appear", async ({
  page,
  request,
  anotherSite,
}) => {
  const { address } = await anotherSite({ DEMO: "off" });
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Our Packages" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Postcards from guests" })).toHaveCount(0);
  await page.goto(`${address}/packages`);
  await expect(page.getByText("No Packages Available.")).toBeVisible();
  await page.goto(`${address}/hotels`);
  await expect(page.getByText("No hotels yet")).toBeVisible();
  await page.goto(`${address}/gallery`);
  await expect(page.getByText("No pictures yet")).toBeVisible();

  const review = { review: "The bread came before the sun did.", customerAddress: "Pune", rating: 4 };
  const send = async (path: string, data: object, method = "POST") =>
    (await (await request.fetch(`${address}/api/${path}`, { method, data })).json()) as {
      data: { id: number };
    };
  const { data: accepted } = await send("CustomerFeedBack", { ...review, customerName: "Ritu Malhotra" });
  await send("CustomerFeedBack", { ...review, customerName: "Still Pending" });
  await send("auth/login", staffLogin);
  await send(
    `CustomerFeedBack/${accepted.id}`,
    { ...review, customerName: "Ritu Malhotra", status: "Accepted" },
    "PUT",
  );
  await page.goto(address);
  const cards = page.getByRole("region", { name: "Postcards from guests" });
  await expect(cards).toContainText(review.review);
  await expect(cards).toContainText("Ritu Malhotra");
  await expect(cards).toContainText("Pune");
  await expect(cards.getByRole("img", { name: "4 of 5 stars" })).toBeVisible();
  await expect(cards).not.toContainText("Still Pending");
});
