import { expect } from "../site.ts";
import type { Hands } from "./hands.ts";
import { ownCompany, ownPicture } from "./own-company.ts";

/** The slides, a team of three and the privacy page, published. */
export async function writePages(hands: Hands): Promise<void> {
  const { page } = hands;
  await openBlock(hands, "Slides at the top");
  for (const [title, text] of ownCompany.slides) {
    const added = await addItem(hands, "Add: Slide");
    await hands.type(added.getByLabel("Title"), title);
    await hands.type(added.getByLabel("Text"), text);
    await hands.tap(added.getByRole("button", { name: "Choose a picture" }));
    await hands.give(page.getByLabel("A new one from this device"), await ownPicture("slide"));
    await hands.press("Upload and use it");
    await expect(added.getByRole("button", { name: "Choose another" })).toBeVisible();
  }
  await publish(hands);

  await openBlock(hands, "The team");
  for (const [name, role] of ownCompany.people) {
    const added = await addItem(hands, "Add: Person");
    await hands.type(added.getByLabel("Name"), name);
    await hands.type(added.getByLabel("What they do"), role);
  }
  await publish(hands);

  await openBlock(hands, "Privacy");
  await publish(hands);
}

async function openBlock(hands: Hands, title: string): Promise<void> {
  await hands.openFromMenu("Website");
  await hands.tap(hands.page.locator('a[href^="/control/site/"]', { hasText: title }).first());
  await expect(hands.page.getByRole("heading", { level: 1 })).toContainText(title);
}

async function addItem(hands: Hands, button: string) {
  const items = hands.page.locator("main li").filter({ has: hands.page.locator("details") });
  const before = await items.count();
  await hands.press(button);
  await expect(items).toHaveCount(before + 1);
  return items.last();
}

async function publish(hands: Hands): Promise<void> {
  await hands.press("Publish");
  await expect(hands.page.getByRole("status").filter({ hasText: "Published" }).first()).toBeVisible();
}
