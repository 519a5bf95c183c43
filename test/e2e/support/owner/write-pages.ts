import { expect } from "../site.ts";
import type { CountedInput } from "./counted-input.ts";
import { ownCompany, ownPicture } from "./own-company.ts";

/** Enters and publishes the slides, a team of three and the privacy page. */
export async function writePages(input: CountedInput): Promise<void> {
  const { page } = input;
  await openBlock(input, "Slides at the top");
  for (const [title, text] of ownCompany.slides) {
    const added = await addItem(input, "Add: Slide");
    await input.type(added.getByLabel("Title"), title);
    await input.type(added.getByLabel("Text"), text);
    await input.tap(added.getByRole("button", { name: "Choose a picture" }));
    await input.give(page.getByLabel("A new one from this device"), await ownPicture("slide"));
    await input.press("Upload and use it");
    await expect(added.getByRole("button", { name: "Choose another" })).toBeVisible();
  }
  await publish(input);

  await openBlock(input, "The team");
  for (const [name, role] of ownCompany.people) {
    const added = await addItem(input, "Add: Person");
    await input.type(added.getByLabel("Name"), name);
    await input.type(added.getByLabel("What they do"), role);
  }
  await publish(input);

  await openBlock(input, "Privacy");
  await publish(input);
}

async function openBlock(input: CountedInput, title: string): Promise<void> {
  await input.openFromMenu("Website");
  await input.tap(input.page.locator('a[href^="/control/site/"]', { hasText: title }).first());
  await expect(input.page.getByRole("heading", { level: 1 })).toContainText(title);
}

async function addItem(input: CountedInput, button: string) {
  const items = input.page.locator("main li").filter({ has: input.page.locator("details") });
  const before = await items.count();
  await input.press(button);
  await expect(items).toHaveCount(before + 1);
  return items.last();
}

async function publish(input: CountedInput): Promise<void> {
  await input.press("Publish");
  await expect(input.page.getByRole("status").filter({ hasText: "Published" }).first()).toBeVisible();
}
