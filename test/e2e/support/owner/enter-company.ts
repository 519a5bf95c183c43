import { expect } from "../site.ts";
import type { CountedInput } from "./counted-input.ts";
import { ownCompany, ownPicture } from "./own-company.ts";

/** Does the guide's first steps: the company's details and its brand. */
export async function enterCompany(input: CountedInput): Promise<void> {
  const { page } = input;
  const openNext = () => input.tap(page.locator("[aria-current=step]").getByRole("link").first());
  await openNext();
  await input.fields(ownCompany.details);
  await input.press("Save");
  await expect(page).toHaveURL(/\/control\/start$/);

  await openNext();
  await input.give(page.getByLabel("Its picture"), await ownPicture("logo", "#20454b", "#e6c98f"));
  await input.tap(page.getByRole("radio", { name: /^Pine/ }));
  await input.press("Save");
  await expect(page).toHaveURL(/\/control\/start$/);

  await openNext();
  await input.fields({ Payee: ownCompany.name, "UPI ID": "reed@bank" });
  await input.press("Save");
  await expect(page).toHaveURL(/\/control\/start$/);
  await openNext();
  await input.press("Save");
  await expect(page).toHaveURL(/\/control\/start$/);
}
