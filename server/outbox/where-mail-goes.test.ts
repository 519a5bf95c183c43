import { afterEach, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { Mail, Mailer } from "#server/services.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import { queryFormFor } from "#test/support/factories.ts";
import { readConfig } from "../config.ts";
import { deliverDue } from "./deliver-due.ts";

const own = "desk@reedandwillow.example";

const sent: Mail[] = [];
const mailer: Mailer = {
  async send(mail, beforeEnd) {
    await beforeEnd();
    sent.push(mail);
  },
  close() {},
};

const app = appOfTest({ mailer, isDemo: false });
afterEach(() => {
  sent.length = 0;
});

async function saveAddress(email: string): Promise<void> {
  const owner = await app.signIn();
  const details = { ...companyDefaults.details, name: "Reed and Willow", email, version: 0 };
  expect((await owner("PUT", "Settings/Details", details)).status).toBe(200);
}

/** Who the emails about a query go to, and who is written to by answering them. */
async function postedAfterAQuery() {
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor({ email: "meera@example.com" }));
  await deliverDue(app.services);
  return sent.map(({ to, replyTo }) => [to, replyTo]);
}

test("a guest who answers an email writes to the company's own address", async () => {
  await saveAddress(own);
  const [toGuest] = await postedAfterAQuery();
  expect(toGuest).toEqual(["meera@example.com", own]);
});

test("without an address of the company an email says nothing of answering elsewhere", async () => {
  const [toGuest] = await postedAfterAQuery();
  expect(toGuest).toEqual(["meera@example.com", undefined]);
});

test("the address that an owner has entered is where requests are read, rather than a guess from the web address", async () => {
  Object.assign(app.services, { staffEmail: "", guessedEmail: "hello@www.reedandwillow.example" });
  await saveAddress(own);
  const [, toStaff] = await postedAfterAQuery();
  expect(toStaff).toEqual([own, "meera@example.com"]);
});

test.each([
  ["the server's, where it was told one", { staffEmail: "rooms@reed.example" }, "rooms@reed.example"],
  ["the guess, while the owner has entered none", { staffEmail: "", guessedEmail: own }, own],
  ["nobody's, where there is not even a guess", { staffEmail: "", guessedEmail: "" }, "desk@site.example"],
])("else they are read at %s", async (_, addresses, expected) => {
  Object.assign(app.services, addresses);
  const [, toStaff] = await postedAfterAQuery();
  expect(toStaff?.[0]).toBe(expected);
});

test("an address is guessed only where neither was given", () => {
  const site = { PUBLIC_URL: "https://www.example.com" };
  const isGuessed = (more: Record<string, string>) => readConfig({ ...site, ...more }).isMailGuessed;
  expect(isGuessed({})).toBe(true);
  expect(isGuessed({ MAIL_FROM: "hello@example.com" })).toBe(false);
  expect(isGuessed({ MAIL_STAFF: "desk@example.com" })).toBe(false);
});
