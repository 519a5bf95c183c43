import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";

/** The code that an app with that key shows, `steps` of 30 seconds from now. */
export function codeOf(key: string, steps: number): string {
  const secret = Secret.fromBase32(key.replaceAll(" ", ""));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Sets up a code app on the account's page; returns its key and the recovery codes. */
export async function setUpApp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto("/control/account");
  await page.getByRole("button", { name: "Set up an app" }).click();
  await expect(page.getByRole("img", { name: "QR code for your app" })).toBeVisible();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
  await page.getByLabel("The code it shows now").fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not the code that the app shows now");
  await page.getByLabel("The code it shows now").fill(codeOf(key, -1));
  await page.getByRole("button", { name: "Turn on" }).click();
  const shown = page.getByRole("region", { name: "Your recovery codes" });
  await expect(shown).toBeVisible();
  return { key, codes: await shown.getByRole("listitem").allTextContents() };
}

/** Adds a virtual authenticator to the browser, which stores passkeys and confirms user verification at once. */
export async function addPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Backdates the creation of all accounts by years. */
export function backdateAccounts(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "agency.sqlite"));
  database.prepare("update staff set created_at = ?").run("2020-01-01T00:00:00.000Z");
  database.close();
}
