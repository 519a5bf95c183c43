import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { startBuiltSite } from "../scripts/built-site.ts";
import {
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  queryFormFor,
  reviewFormFor,
} from "./support/factories.ts";
import { owner } from "./support/owner.ts";

const dataDir = mkdtempSync(join(tmpdir(), "agency-own-"));
let site: Awaited<ReturnType<typeof startBuiltSite>>;
let cookie = "";

beforeAll(async () => {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = owner;
  site = await startBuiltSite(dataDir, { ADMIN_USERNAME, ADMIN_PASSWORD });
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

async function api(method: string, path: string, body?: unknown) {
  const headers = { "content-type": "application/json", cookie, origin: site.address };
  const reply = await fetch(`${site.address}/api/${path}`, { method, headers, body: JSON.stringify(body) });
  const envelope = (await reply.json()) as { status: number; data: unknown; message: string };
  if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(envelope)}`);
  return { ...envelope, reply };
}

/** The demo company's own words; a demo house stands in the street of its second office, and an example of a position in a form. */
const { details, payment, privacy } = companyDefaults;
const { headLabel: _label, headPosition: _position, secondStreet: _street, ...ofItsOwn } = details;
const words = [
  ...Object.values(ofItsOwn).filter((text) => text.length > 9),
  payment.firstUpiId,
  payment.secondUpiId,
  privacy.contactEmail,
].map((text) => text.toLowerCase());
const name = /chinar\s*(?:&(?:amp;|#x26;)?|and|-and-)\s*oar|chinar-?(?:and-?)?oar/i;

/** The words of the demo company in a text, as it is written or escaped. */
function tracesIn(text: string): string[] {
  const plain = text
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("\\u0026", "&")
    .toLowerCase();
  return [...(name.exec(text) ?? []), ...words.filter((word) => plain.includes(word))];
}

const own = {
  details: {
    // Texts have blanks; words of a choice have none.
    ...Object.fromEntries(
      Object.entries(details).map(([field, text]) => [field, text.includes(" ") ? `Own ${field}` : text]),
    ),
    name: "Willow & Sons",
    tagline: "Slow days in the hills",
    email: "desk@willow.example",
    phone: "+91 191 111 1111",
    whatsApp: "+91 191 111 1112",
    headPinCode: "180001",
    secondPinCode: "180002",
    facebook: "https://willow.example/facebook",
    instagram: "",
    youtube: "",
    x: "",
    ...Object.fromEntries(
      ["booking", "general", "technical"].flatMap((desk) => [
        [`${desk}Email`, `${desk}@willow.example`],
        [`${desk}Phone`, "+91 191 111 1113"],
        [`${desk}Messaging`, "+91 191 111 1114"],
      ]),
    ),
    headPosition: "34.1, 74.8",
  },
  payment: {
    ...payment,
    payee: "Willow & Sons",
    firstUpiId: "willow@bank",
    secondUpiId: "",
  },
  messages: Object.fromEntries(
    Object.keys(companyDefaults.messages).map((kind) => [kind, "Dear {name}, this is Willow."]),
  ),
  privacy: { ...privacy, contactName: "", contactEmail: "", contactPhone: "" },
};

type Node = { path?: string | undefined; index?: boolean | undefined; children?: Node[] | undefined };

/** Every address of the site map, an id as 1. */
function addresses(nodes: readonly Node[], above = ""): string[] {
  return nodes.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    if (children) return addresses(children, here);
    return path === undefined && !index ? [] : [here || "/"];
  });
}

let guestKey = "";

test("once a company has its own name, nothing of the demo's company is left anywhere", async () => {
  const { reply } = await api("POST", "auth/login", owner);
  cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const before = await fetch(`${site.address}/`);
  expect(tracesIn(await before.text()).length).toBeGreaterThan(5);
  await api("PUT", "Settings/Details", own.details);
  await api("PUT", "Settings/Payment", own.payment);
  await api("PUT", "Settings/Messages", own.messages);
  await api("PUT", "Settings/Privacy", own.privacy);
  await api("PUT", "Settings/Brand", { ...companyDefaults.brand, palette: "pine", typefaces: "classic" });

  const booked = await api("POST", "Booking", bookingFormFor(1));
  guestKey = (booked.data as { key: string }).key;
  expect(booked.data).toMatchObject({ reference: expect.stringMatching(/^WS-/) });
  await api("POST", "PackageBooking", enquiryFormFor(1));
  await api("POST", "CabBooking", cabFormFor());
  await api("POST", "CustomerFeedBack/Query", queryFormFor());
  await api("POST", "CustomerFeedBack", reviewFormFor());

  const values: Record<string, string> = {
    ":id": "1",
    ":key": guestKey,
    ":section": "company",
    "*": "nowhere",
  };
  const pages = addresses(routes as Node[]).map((path) =>
    path.replace(/:\w+|\*/g, (part) => values[part] ?? "1"),
  );
  const others = [
    "/site.webmanifest",
    "/favicon.svg",
    "/sw.js",
    "/api/docs",
    "/api/openapi.json",
    "/api/nowhere",
    "/api/Company",
    "/api/Content",
    "/api/Settings/Messages",
    "/hotel/999999",
    "/%ff",
    "/control/settings/hours",
    "/control/settings/payment",
    "/control/settings/messages",
    "/control/settings/privacy",
  ];
  expect(pages.length).toBeGreaterThan(60);
  const found: Record<string, string[]> = {};
  const faults: Record<string, number> = {};
  for (const [path, headers] of [...pages, ...others].flatMap((path): [string, object][] => {
    // The log tells what there was before, which is what it is for.
    if (/^\/control\/(logout|log)$/.test(path)) return [];
    return [[path, path.startsWith("/control") ? { cookie } : {}]];
  })) {
    const answer = await fetch(`${site.address}${path}`, { headers: { ...headers }, redirect: "manual" });
    const traces = tracesIn(await answer.text());
    if (pages.includes(path) && (answer.status === 400 || answer.status >= 500)) faults[path] = answer.status;
    if (traces.length > 0) found[path] = traces;
  }
  expect(found).toEqual({});
  // No page asks the API for what it refuses.
  expect(faults).toEqual({});
});

test("nor in what is sent by e-mail", async () => {
  const { data } = await api("GET", "Notification?limit=100");
  const emails = data as { subject: string; id: number; kind: string }[];
  const ours = JSON.stringify(emails);
  expect(ours).toContain("Willow");
  expect(tracesIn(ours)).toEqual([]);
});
