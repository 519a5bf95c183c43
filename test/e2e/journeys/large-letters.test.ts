import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { addHotel, addRoom, bookingFormFor } from "../../support/factories.ts";
import { drawn, flags, withoutPixels } from "../../../playwright.config.ts";
import { expect, test } from "../support/site.ts";
import { layoutFaults } from "../support/layout.ts";
import { brokenWords, enlargeText, openAt, overflowWidth } from "../support/widths.ts";

// Letters twice as large, as a browser's own setting makes them: media queries know it, too.
test.use({
  launchOptions: { ...drawn, args: [...flags, withoutPixels, "--blink-settings=defaultFontSize=32"] },
});

const arrival = addDays(todayInKashmir(new Date()), 60);
const dates = `checkInDate=${arrival}&checkOutDate=${addDays(arrival, 3)}`;

const pages = [
  "/",
  "/hotels",
  `/hotel/1?${dates}`,
  "/hotel/1/prices",
  `/booking/1?${dates}`,
  "/packages",
  "/package/1",
  "/cab-services",
  "/contact",
];

const staffPages = [
  "/control/dashboard",
  "/control/view-bookings",
  "/control/view-bookings?view=1",
  "/control/calendar",
  "/control/rates",
  "/control/desk",
  "/control/settings/policy",
];

const figures = ".num, .phone-tabs, .button, .compact-banner h1";
const whole = { guest: `${figures}, main :is(h2, h3, h4)`, "member of staff": figures };

for (const [whose, paths] of [
  ["guest", pages],
  ["member of staff", staffPages],
] as const) {
  test(`a ${whose} with large letters on a phone reads figures and headings whole and scrolls no page sideways`, async ({
    signedIn: page,
  }) => {
    for (const path of paths) {
      await openAt(page, path, 390);
      for (const times of [2, 1.5]) {
        await enlargeText(page, times);
        expect.soft(await overflowWidth(page), `${path}, ${times} times as large`).toBeLessThanOrEqual(0);
        const broken = await brokenWords(page, whole[whose]);
        expect.soft(broken, `${path}, ${times} times as large`).toEqual([]);
      }
    }
  });
}

test("the head of a booking's sheet reads whole with large letters: a total stands under the name", async ({
  signedIn: page,
}) => {
  for (const id of [1, 13]) {
    await openAt(page, `/control/view-bookings?view=${id}`, 390);
    await enlargeText(page, 2);
    const head = page.getByRole("dialog").locator(".dialog-head");
    await expect(head.getByRole("heading")).toBeVisible();
    expect(await brokenWords(page, ".dialog-head"), `${id}`).toEqual([]);
    const name = await head.getByRole("heading").boundingBox();
    expect(name?.width).toBeGreaterThan(250);
  }
});

test("with large letters on a phone staff read titles, tabs and dates of every page, under a low bar", async ({
  signedIn: page,
}) => {
  for (const path of ["calendar", "rates", "reports", "reports/owing", "view-bookings", "desk"]) {
    await openAt(page, `/control/${path}`, 390);
    await enlargeText(page, 2);
    expect.soft(await brokenWords(page, "main h1"), path).toEqual([]);
    expect.soft((await page.locator(".control-bar").boundingBox())?.height, path).toBeLessThan(170);
    expect.soft(await squeezed(page, "main nav li a, main input[type=date]"), path).toEqual([]);
  }
});

test("with large letters on a phone a paper is no wider than the page", async ({ signedIn: page }) => {
  const staff = async (method: string, path: string, body?: unknown) =>
    (await (await page.request.fetch(`/api/${path}`, { method, data: body })).json()) as {
      status: number;
      message: string;
      data: unknown;
    };
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { rentPerNight: 1_00_00_000, noOfRooms: 10 });
  const form = bookingFormFor(hotelId, {
    checkInDate: arrival,
    checkOutDate: addDays(arrival, 4),
    roomId,
    rooms: 10,
  });
  const { id: bookingId } = (await staff("POST", "Booking/desk", form)).data as { id: number };
  const { data } = await staff("POST", "Paper", { bookingId, kind: "Proforma" });
  await openAt(page, `/control/papers/${(data as { id: number }).id}`, 390);
  await enlargeText(page, 2);
  expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
  expect(await brokenWords(page, ".paper-amounts .num")).toEqual([]);
});

/** The parts of the page that are narrower than their words. */
function squeezed(page: Page, parts: string): Promise<string[]> {
  return page.locator(parts).evaluateAll((found) =>
    found
      .filter((part) => part.checkVisibility())
      .filter(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 || (part.matches("input") && part.clientWidth < 160),
      )
      .map((part) => part.textContent || part.getAttribute("name") || ""),
  );
}

test("with large letters on a phone the bar keeps the whole leaf, and lays nothing over it", async ({
  page,
}) => {
  for (const path of ["/", "/booking/12"]) {
    await openAt(page, path, 390);
    for (const times of [2, 1.5]) {
      await enlargeText(page, times);
      const covered = await page.locator("header.sticky .wrap").evaluate((bar) => {
        const seen = [bar.querySelector(".logo"), ...bar.querySelectorAll(".round-link, button")]
          .filter((part) => part !== null)
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        return seen.filter((one, at) =>
          seen.some((other, place) => place > at && one.right > other.left && other.right > one.left),
        ).length;
      });
      expect.soft(covered, `${path}, ${times} times as large`).toBe(0);
      const drawn = await page.locator("header.sticky .logo").boundingBox();
      const link = await page.locator("header.sticky a:has(.logo)").boundingBox();
      const lacks = Math.round((drawn?.width ?? Infinity) - (link?.width ?? 0));
      expect.soft(lacks, `${path}, ${times} times as large`).toBeLessThanOrEqual(0);
    }
  }
});

test("with large letters on a phone the dates of a stay are read whole", async ({ page }) => {
  for (const path of [`/booking/12?${dates}`, `/hotel/1?${dates}`]) {
    await openAt(page, path, 390);
    for (const times of [2, 1.5]) {
      await enlargeText(page, times);
      const words = page.locator(".stay-dates[data-alive] [data-date]:visible");
      await expect(words.first()).toBeVisible();
      const cut = await words.evaluateAll((fields) =>
        fields
          .filter((field) => field.scrollWidth > field.clientWidth || field.scrollHeight > field.clientHeight)
          .map((field) => field.textContent),
      );
      expect.soft(cut, `${path}, ${times} times as large`).toEqual([]);
    }
  }
});

test("with large letters on a phone nothing of staff's pages lies on something else or is cut, and names keep their words", async ({
  signedIn: page,
}) => {
  const lists = ["view-bookings", "cab-bookings", "package-bookings", "hotels", "packages"];
  for (const path of [...lists, "dashboard", "desk", "view-bookings?view=1", "import"]) {
    await openAt(page, `/control/${path}`, 390);
    expect.soft(await layoutFaults(page), path).toEqual([]);
    expect.soft(await brokenWords(page, "main :is(label, tbody th, .row-link)"), path).toEqual([]);
  }
});

test("with large letters on a phone guests read rooms, cards, tiles and filters word by word, and nothing lies on something else", async ({
  page,
}) => {
  const words = "main :is(h1, label, legend, dt, summary), .hotel-card-stub, .tile-text, table th";
  for (const path of ["/", "/hotels", ...pages.slice(4), "/about", "/cancellation", "/faqs"]) {
    await openAt(page, path, 390);
    expect.soft(await layoutFaults(page), path).toEqual([]);
    expect.soft(await brokenWords(page, words), path).toEqual([]);
  }
});
