import { expect } from "../site.ts";
import type { Hands } from "./hands.ts";
import { ownCompany, ownPicture } from "./own-company.ts";

/** The guide's first steps: who the company is, and how it looks. */
export async function enterCompany(hands: Hands): Promise<void> {
  const { page } = hands;
  const openNext = () => hands.tap(page.locator("[aria-current=step]").getByRole("link").first());
  await openNext();
  await hands.fields(ownCompany.details);
  await hands.press("Save");
  await expect(page).toHaveURL(/\/control\/start$/);

  await openNext();
  await hands.give(page.getByLabel("Its picture"), await ownPicture("logo", "#20454b", "#e6c98f"));
  await hands.tap(page.getByRole("radio", { name: /^Pine/ }));
  await hands.press("Save");
  await expect(page).toHaveURL(/\/control\/start$/);

  await openNext();
  await hands.fields({ Payee: ownCompany.name, "UPI ID": "reed@bank" });
  await hands.press("Save");
  await expect(page).toHaveURL(/\/control\/start$/);
  await openNext();
  await hands.press("Save");
  await expect(page).toHaveURL(/\/control\/start$/);
}
