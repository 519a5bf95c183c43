import { expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { PublishedBlock } from "#contract/content.ts";
import type { CompanySettings, Settings } from "#contract/settings.ts";
import { startTestApp } from "#test/support/app.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { queryFormFor } from "#test/support/factories.ts";

const app = appOfTest();
const owner = staffOfTest(app);

const { details, hours, payment, messages, policy } = companyDefaults;
const brand = { palette: "lake", typefaces: "valley", logo: null, files: "" };

async function company(): Promise<CompanySettings> {
  return (await app.call("GET", "Company")).data as CompanySettings;
}

test("until something is saved the company is as it came", async () => {
  expect(await company()).toEqual({ details, hours, payment, brand, policy });
  const { versions } = (await owner("GET", "Settings")).data as Settings;
  expect(versions).toEqual({
    details: 0,
    hours: 0,
    payment: 0,
    messages: 0,
    privacy: 0,
    brand: 0,
    policy: 0,
    tax: 0,
    reminders: 0,
  });
});

test("outside the demo nothing of the demo's company is claimed", async () => {
  const real = await startTestApp({ isDemo: false });
  const reply = await real.call("GET", "Company");
  const staff = await real.signIn();
  const templates = await staff("GET", "Settings/Messages");
  await real.stop();
  const told = JSON.stringify([reply.data, templates.data]);
  for (const word of ["Chinar", "000 000", "example", "Oar Lane", "upi", "09:00"])
    expect(told).not.toContain(word);
});

test("what the owner saves is what everybody reads at once, section by section", async () => {
  await company();
  const changed = { ...details, name: "Willow & Son", phone: "+91 194 000 0009" };
  expect((await owner("PUT", "Settings/Details", { ...changed, version: 0 })).data).toEqual({ version: 1 });
  const now = await company();
  expect([now.details, now.hours]).toEqual([changed, hours]);
  const template = { ...messages, queries: "Hello {name}." };
  await owner("PUT", "Settings/Messages", template);
  expect((await owner("GET", "Settings/Messages")).data).toEqual(template);
  expect(JSON.stringify(await company())).not.toContain("Hello {name}.");
});

test("another process shows it at once", async () => {
  await company();
  const value = JSON.stringify({ ...details, name: "Willow & Son" });
  const section = { name: "details", value, version: 1, changed_at: "2030-06-01T06:30:00Z" };
  const another = app.reopen();
  await another.executor.insertInto("company_sections").values(section).execute();
  await another.executor.destroy();
  expect((await company()).details.name).toBe("Willow & Son");
});

test("emails are signed by the company of the settings", async () => {
  await owner("PUT", "Settings/Details", { ...details, name: "Willow & Son", headCity: "Anantnag" });
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  const emails = (await owner("GET", "Notification?search=Hello")).data as { text: string }[];
  expect(emails[0]?.text).toMatch(/With warm regards from the lake,\nWillow & Son, Anantnag$/);
  const blocks = (await app.call("GET", "Content")).data as PublishedBlock[];
  const { value, version } = blocks.find(({ name }) => name === "form-replies") ?? {};
  const own = { value: { ...value, signOff: "Yours, from the orchard," }, version };
  expect((await owner("PUT", "Content/form-replies", own)).status).toBe(200);
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  const later = (await owner("GET", "Notification?search=Hello")).data as { text: string }[];
  expect(later[0]?.text).toMatch(/Yours, from the orchard,\nWillow & Son, Anantnag$/);
});

test("a fault names its field, and nothing of the section is stored", async () => {
  const wrongs: [string, object, object][] = [
    [
      "Details",
      { ...details, name: " ", facebook: "javascript:alert(1)" },
      {
        name: "Company name is required",
        facebook: "Write the whole address, beginning with https://, or leave it empty",
      },
    ],
    [
      "Hours",
      { ...hours, sundayCloses: "09:00" },
      { sundayCloses: "Closing time is after opening time; leave both empty on a day without" },
    ],
    ["Payment", { ...payment, firstUpiId: "nobody" }, { firstUpiId: "Write the UPI ID as name@bank" }],
    [
      "Messages",
      { ...messages, queries: "Dear {guest}" },
      { queries: "Only {name}, {reference}, {what} and {when} are filled in" },
    ],
  ];
  for (const [section, body, errors] of wrongs) {
    const reply = await owner("PUT", `Settings/${section}`, body);
    expect([section, reply.status, reply.errors]).toEqual([section, 400, errors]);
  }
  expect(await company()).toEqual({ details, hours, payment, brand, policy });
});

test("of two who change a section at once the second is told, and changes nothing", async () => {
  const first = { ...hours, sundayOpens: "", sundayCloses: "", version: 0 };
  const second = { ...hours, mondayOpens: "08:00", version: 0 };
  const replies = await Promise.all([first, second].map((body) => owner("PUT", "Settings/Hours", body)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = await owner("PUT", "Settings/Hours", { ...hours, version: 0 });
  expect([late.status, late.message]).toEqual([409, "Somebody else changed this meanwhile"]);
});
