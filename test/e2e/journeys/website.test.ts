import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "one that writes its own pages" });

const phone = { width: 390, height: 844 };

test("an owner changes what a page says on a phone without scripts: sorts, hides, takes out, publishes, takes back", async ({
  withoutScripts: page,
  page: visitor,
  accessible,
}) => {
  await page.setViewportSize(phone);
  await signIn(page);
  await page.goto("/control/site");
  await page.getByRole("link", { name: "The team" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The team");
  const rows = page.getByRole("listitem").filter({ has: page.locator("details") });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const heading = page.getByRole("textbox", { name: "Heading (optional)", exact: true });
  const open = (name: string) => page.locator("summary", { hasText: name }).click();

  // Nothing is stored by a button of a list; what is typed stays.
  await heading.fill("Whom you will meet");
  await button("Move Nusrat Jan up").click();
  await expect(rows.first()).toContainText("Nusrat Jan");
  await expect(heading).toHaveValue("Whom you will meet");
  await open("Imran Lone");
  await button("Remove Imran Lone").click();
  await expect(rows).toHaveCount(8);
  await button("Put it back").click();
  await expect(rows).toHaveCount(9);
  const adil = rows.filter({ hasText: "Adil Wani" });
  await adil.locator("summary").first().click();
  await adil.getByLabel("Show it on the site").uncheck();

  // A new one with everything wrong: each fault at its field, and nothing is lost.
  await button("Add: Person").click();
  await expect(rows).toHaveCount(10);
  const added = rows.last();
  await added.getByLabel("What they do").fill("<script>alert(1)</script>");
  await added.getByLabel("Facebook").fill("javascript:alert(1)");
  await button("Publish").click();
  await expect(page.getByRole("alert").first()).toContainText("Name is needed");
  await expect(added.getByLabel("Facebook")).toHaveAttribute("aria-invalid", "true");
  await expect(added.getByLabel("What they do")).toHaveValue("<script>alert(1)</script>");
  await expect(heading).toHaveValue("Whom you will meet");
  await added.getByLabel("Name").fill("W".repeat(60));
  await added.getByLabel("Facebook").fill("https://example.com/w");

  // A picture of the company's, chosen in the form's place.
  await added.getByRole("button", { name: "Choose a picture" }).click();
  await expect(page.getByRole("heading", { name: "Choose a picture" })).toBeVisible();
  await page.getByRole("button", { name: /^Use / }).first().click();
  await expect(added.getByRole("button", { name: "Choose another" })).toBeVisible();
  await added.locator("summary", { hasText: "What stays in sight" }).click();
  await added.getByLabel("% from the left").fill("20");

  // A draft is seen by its owner alone, until it is published.
  await button("Save draft").click();
  await expect(page.getByText("Visitors do not see it.")).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Whom you will meet" })).toBeVisible();
  await visitor.goto("/our-team?preview=drafts");
  await expect(visitor.getByRole("heading", { name: "Explore Our Staffs" })).toBeVisible();
  await button("Publish").click();
  await expect(page.getByRole("status").filter({ hasText: "Published" }).first()).toBeVisible();
  await visitor.goto("/our-team");
  await expect(visitor.getByRole("heading", { name: "Whom you will meet" })).toBeVisible();
  await expect(visitor.getByRole("heading", { level: 3 })).toHaveCount(9);
  await expect(visitor.getByRole("heading", { level: 3 }).first()).toHaveText("Nusrat Jan");
  await expect(visitor.getByText("<script>alert(1)</script>")).toBeVisible();
  await visitor.setViewportSize({ width: 320, height: 700 });
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await visitor.evaluate(overflow)).toBe(0);

  // Every version that was published comes back.
  await page.goto("/control/site/team/history");
  await expect(page.getByText("Published now")).toBeVisible();
  await button(/^Publish again: As it came/).click();
  await expect(heading).toHaveValue("Explore Our Staffs");
  await visitor.goto("/our-team");
  await expect(visitor.getByRole("heading", { level: 3 }).first()).toHaveText("Adil Wani");
  await button("Undo").click();
  await expect(heading).toHaveValue("Whom you will meet");

  // The pages themselves, as they are with scripts.
  await signIn(visitor);
  await visitor.setViewportSize(phone);
  for (const address of ["/control/site", "/control/site/team", "/control/site/team/history"]) {
    await visitor.goto(address);
    await visitor
      .locator("details")
      .evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
    for (const colorScheme of ["light", "dark"] as const) {
      await visitor.emulateMedia({ colorScheme });
      await accessible(visitor, "main");
    }
    expect(await visitor.evaluate(overflow), address).toBe(0);
  }
});

test("with scripts a draft is kept while one types, and two owners see both versions", async ({
  signedIn: page,
  browser,
  site,
}) => {
  await page.goto("/control/site/hero-slides");
  const title = (name: string) =>
    page.locator("li", { has: page.locator("summary") }).filter({ hasText: name });
  const first = title("First tracks in Gulmarg");
  await first.locator("summary").first().click();
  await first.getByLabel("Title").fill("Powder at the door");
  await expect(page.getByText("Kept as a draft")).toBeVisible();

  await first.locator("summary", { hasText: "What stays in sight" }).click();
  const aim = first.locator("[data-aim] img");
  const box = await aim.boundingBox();
  if (!box) throw new Error("the picture is not there");
  const kept = page.waitForResponse((response) => response.request().method() === "POST");
  await aim.click({ position: { x: box.width / 4, y: box.height / 2 } });
  await expect(first.getByLabel("% from the left")).toHaveValue("25");
  await expect(first.getByLabel("% from the top")).toHaveValue("50");
  await page.getByRole("radio", { name: "Desk" }).check();
  expect((await kept).status()).toBe(200);

  // Meanwhile somebody else writes a draft of the same block.
  const context = await browser.newContext({ baseURL: site });
  const other = await context.newPage();
  await signIn(other);
  await other.goto("/control/site/hero-slides");
  await other.locator("summary", { hasText: "An evening on Nigeen" }).click();
  await other
    .locator("li[class]", { hasText: "An evening on Nigeen" })
    .getByLabel("Title")
    .fill("Nigeen by lamplight");
  await other.getByRole("button", { name: "Save draft" }).click();
  await expect(other.getByText("Draft saved")).toBeVisible();
  await context.close();

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("group", { name: "Slide 2: An evening on Nigeen" })).toContainText(
    "Nigeen by lamplight",
  );
  await page.getByRole("button", { name: "Save my choice" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Published" }).first()).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Nigeen by lamplight")).toBeAttached();
  await expect(page.getByText("Powder at the door")).toBeAttached();
});

test("the preview is shown where the block stands, and the page around it stays where it is", async ({
  signedIn: page,
}) => {
  for (const name of ["what-we-offer", "footer"]) {
    await page.goto(`/control/site/${name}`);
    const scrolled = () =>
      page.evaluate(() => [document.querySelector("iframe")?.contentWindow?.scrollY ?? 0, scrollY]);
    await expect.poll(async () => (await scrolled())[0], { message: name }).toBeGreaterThan(600);
    expect((await scrolled())[1]).toBe(0);
  }
});
