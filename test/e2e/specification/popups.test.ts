import type { Locator, Page } from "@playwright/test";
import { colourRules } from "../support/axe.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

test.use({ serviceWorkers: "block" });

/*
 * Every popup of specification sections 2 and 4: opened as a visitor does, with the words the specification gives it,
 * accessible in both themes on a phone and on a desk, holding the focus and giving it back.
 */

type Popup = {
  path: string;
  opener: (page: Page) => Locator;
  /** What the specification says is in it. */
  says: (string | RegExp)[];
};

const inFooter = (label: string) => (page: Page) =>
  page.locator("body > footer").getByRole("button", { name: label, exact: true });
const inMain = (label: string) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name: label }).first();

const everywhere: Record<string, Popup> = {
  query: {
    path: "/about",
    opener: (page) => page.getByRole("button", { name: "Query", exact: true }).filter({ visible: true }),
    says: ["Query", "Name", "Email", "Subject", "Message"],
  },
  review: {
    path: "/",
    opener: inMain("Add a Review"),
    says: ["Add a Review", "Name", "Review", "Address", "Rating"],
  },
  video: { path: "/", opener: inMain("Play the film"), says: [/./] },
  cab: {
    path: "/cab-services",
    opener: inMain("Book a Cab Now"),
    says: [
      "Name",
      "Contact",
      "Email",
      "Pickup location",
      "Drop location",
      "Date of journey",
      "Preferred time",
    ],
  },
  "coming soon: book": {
    path: "/services",
    opener: inMain("Book Hotel"),
    says: ["Book Hotel", /booking .*almost ready/i, /call .*early reservation|early reservation.* call/i],
  },
  "coming soon: details": {
    path: "/services",
    opener: inMain("Hotel Details"),
    says: ["Hotel Details", /booking .*almost ready/i, /early reservation/i],
  },
  "coming soon: newsletter": {
    path: "/about",
    opener: inFooter("Subscribe"),
    says: ["NewsLetter Subscription", /coming soon/i],
  },
  "coming soon: page": {
    path: "/about",
    opener: inFooter("Privacy Policy"),
    says: ["Page", /page .*coming soon/i],
  },
  "coming soon: default": {
    path: "/about",
    opener: inFooter("Other languages"),
    says: ["Coming Soon", /coming soon/i],
  },
  info: {
    path: "/payment-methods",
    opener: inMain("Cancellation terms"),
    says: ["Close", /\+91 194 000 0000/],
  },
};

/** A popup's focus stays in it (or with the browser itself), and goes back to what opened it. */
async function holdsTheFocus(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  const stops = await dialog
    .locator("a, button, input:not([type=hidden]), select, textarea, [tabindex='0']")
    .count();
  for (let turn = 0; turn < Math.min(stops + 2, 14); turn += 1) {
    await page.keyboard.press(turn % 4 === 3 ? "Shift+Tab" : "Tab");
    const isInside = await dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect.soft(isInside, "the focus left the popup").toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

for (const width of [390, 1440]) {
  test(`each popup at ${width} px: its words, accessible in both themes, the focus kept and returned`, async ({
    page,
    accessible,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [name, { path, opener, says }] of Object.entries(everywhere)) {
      await test.step(name, async () => {
        await page.goto(path);
        await opener(page).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toHaveCount(1);
        for (const words of says) await expect.soft(dialog, name).toContainText(words);
        await accessible(page, "dialog[open]");
        await page.emulateMedia({ colorScheme: "dark" });
        await accessible(page, "dialog[open]", colourRules);
        await page.emulateMedia({ colorScheme: "light" });
        await holdsTheFocus(page, opener(page), dialog);
      });
    }
    if (width < 1000) {
      await page.getByRole("button", { name: "Menu" }).click();
      await accessible(page, "dialog[open]");
      await holdsTheFocus(page, page.getByRole("button", { name: "Menu" }), page.getByRole("dialog"));
    }
  });
}

const footerPopups = ["Privacy Policy", "Terms", "Support", "Cookies", "Help", "FAQs", "Custom Tours"];

test("the footer's links without a page open the coming-soon popup", async ({ page }) => {
  await page.goto("/about");
  for (const label of footerPopups) {
    await inFooter(label)(page).click();
    await expect(page.getByRole("dialog", { name: "Page" })).toContainText(/coming soon/);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  }
});

test("the query popup: form, thanks, and a fresh form after closing", async ({ page, accessible }) => {
  await page.goto("/events");
  const open = page.getByRole("button", { name: "Query", exact: true }).filter({ visible: true });
  const dialog = page.getByRole("dialog", { name: "Query" });
  await scriptsAreHere(page);
  await open.click();
  await dialog.getByLabel("Name", { exact: true }).fill("Leela Thomas");
  await dialog.getByLabel("Email").fill("leela@example.com");
  await dialog.getByLabel("Subject").fill("Heating");
  await dialog.getByLabel("Message").fill("Are the rooms warm?");
  await dialog.getByRole("button", { name: /Send/ }).click();
  await expect(dialog.getByText("Thank You!")).toBeVisible();
  await expect(dialog.getByText("We have received your query and will get back to you soon.")).toBeVisible();
  await accessible(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await open.click();
  await expect(dialog.getByText("Thank You!")).toBeHidden();
  await expect(dialog.getByLabel("Message")).toHaveValue("");
});

test("the review popup closes and is empty again once the server has it, and tells its message", async ({
  page,
}) => {
  await page.goto("/");
  await scriptsAreHere(page);
  await inMain("Add a Review")(page).click();
  const dialog = page.getByRole("dialog", { name: "Add a Review" });
  await dialog.getByLabel("Name", { exact: true }).fill("Ritu Malhotra");
  await dialog.getByLabel("Address").fill("Pune");
  await dialog.getByLabel("Review", { exact: true }).fill("The bread came before the sun did.");
  await dialog.getByRole("radio", { name: /5/ }).check({ force: true });
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: /review/ })).toBeVisible();
  await inMain("Add a Review")(page).click();
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("the cab popup: the form, then ‘Thank You!’ with ‘Okay’; Okay and closing both lead back to the form", async ({
  page,
  accessible,
}) => {
  await page.goto("/cab-services");
  await scriptsAreHere(page);
  const dialog = page.getByRole("dialog");
  for (const end of ["Okay", "Escape"]) {
    await inMain("Book a Cab Now")(page).click();
    await fillCab(dialog);
    await dialog.getByRole("button", { name: "Book a Cab Now" }).click();
    await expect(dialog.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Okay" })).toBeVisible();
    await accessible(page, "dialog[open]");
    if (end === "Okay") await dialog.getByRole("button", { name: "Okay" }).click();
    else await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await inMain("Book a Cab Now")(page).click();
    await expect(dialog.getByLabel("Pickup location")).toHaveValue("");
    await expect(dialog.getByRole("heading", { name: "Thank You!" })).toBeHidden();
    await page.keyboard.press("Escape");
  }
});

test("the contact form's Send Message sends the query and opens the modal", async ({ page }) => {
  await page.goto("/contact");
  await scriptsAreHere(page);
  const form = page.getByRole("main");
  await form.getByLabel("Name", { exact: true }).fill("Imran Qureshi");
  await form.getByLabel("Email").fill("imran@example.com");
  await form.getByLabel("Subject").fill("Chains");
  await form.getByLabel("Message").fill("Do your cars carry chains?");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await form.getByRole("button", { name: "Send Message" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ message: "Do your cars carry chains?" });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Thank You!");
  await expect(dialog).toContainText("+91 194 000 0000");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(form.getByLabel("Message")).toHaveValue("");
  await expect(form.getByRole("button", { name: "Send Message" })).toBeFocused();
});

function scriptsAreHere(page: Page) {
  return page.waitForFunction(() => customElements.get("site-form") !== undefined);
}

async function fillCab(form: Locator): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill("Joseph Mathew");
  await form.getByLabel("Contact").fill("5550000003");
  await form.getByLabel("Email").fill("joseph@example.com");
  await form.getByLabel("Pickup location").fill("Srinagar airport");
  await form.getByLabel("Drop location").fill("Pahalgam");
  await form.getByLabel("Date of journey").fill(addDays(todayInKashmir(new Date()), 5));
  await form.getByLabel("Preferred time").fill("10:00");
  await form.getByLabel("Preferred vehicle").selectOption("suv");
  await form.getByLabel("Payment method").selectOption("cash");
}
