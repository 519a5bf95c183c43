import { execFileSync, spawnSync } from "node:child_process";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { ShownPaper } from "../shown-paper.ts";
import { buildFonts } from "../../../../scripts/build-fonts.ts";
import { inVisualOrder, runsOf } from "./font-runs.ts";

const isMissing = spawnSync("pdftotext", ["-v"]).error !== undefined;
if (isMissing && process.env["CI"]) throw new Error("pdftotext is missing: .ci/run installs poppler-utils");
if (isMissing) console.log("PDFs are not read back: pdftotext (poppler-utils) is not on this machine");

beforeAll(() => buildFonts());

const paper: ShownPaper = {
  id: 1,
  number: "CO/26-27/00042",
  kind: "invoice",
  title: "Tax invoice",
  issuedOn: "2026-12-12",
  totalPaise: 11_160_001,
  bookingId: 1,
  packageBookingId: null,
  cabBookingId: null,
  paymentId: null,
  creditsId: null,
  isWithdrawn: false,
  guest: { name: "Meera Pillai", phone: "9000000001", gstin: "27AAPFU0939F1ZV", route: "" },
  content: {
    title: "Tax invoice",
    seller: { name: "Chinar & Oar", lines: ["2 Oar Lane", "Srinagar 190001", "GSTIN 27AAPFU0939F1ZV"] },
    facts: [{ label: "House", value: "Willow House" }],
    lines: [{ text: "Winter", note: "2 × 3 nights × ₹7,500.01", paise: 4_500_006 }],
    taxes: [{ text: "CGST 9 %", paise: 343_221 }],
    total: 11_160_001,
    words: "Rupees one lakh eleven thousand six hundred and one paise only",
    notes: ["The prices include the tax shown."],
  },
};

async function readBack(change: Partial<ShownPaper>): Promise<string> {
  const { drawPaper } = await import("./draw-paper.server.ts");
  const bytes = await drawPaper({ ...paper, ...change });
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  return execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes, encoding: "utf8" });
}

test.skipIf(isMissing)("a PDF says what the paper says, rupee signs and all", async () => {
  const text = await readBack({});
  for (const word of ["CO/26-27/00042", "Sat, 12 Dec 2026", "₹7,500.01", "₹1,11,600.01", "₹3,432.21"])
    expect(text).toContain(word);
  expect(text).not.toContain("Withdrawn");
  expect(await readBack({ isWithdrawn: true })).toContain(
    "Withdrawn: the payment of this receipt no longer counts.",
  );
  for (const word of ["Chinar & Oar", "Meera Pillai", "GSTIN 27AAPFU0939F1ZV", paper.content.words])
    expect(text).toContain(word);
});

test.skipIf(isMissing)(
  "names in Hindi, Urdu and with marks can be read, and what no font has is a question mark",
  async () => {
    const named = (name: string) => readBack({ guest: { ...paper.guest, name } });
    // What stands before its letter on paper is read there; the letters without such signs compare as they are.
    expect(await named("मीरा पल्लव")).toContain("मीरा पल्लव");
    expect((await named("محمد علی")).normalize("NFKC")).toMatch(/محمد|علی/);
    expect(await named("Zoë Ōkawa Łukasz")).toContain("Zoë Ōkawa Łukasz");
    expect(await named("田 Tenzin 😀")).toContain("? Tenzin ?");
  },
);

test.skipIf(isMissing)(
  "a paper with more lines than a page has goes on, and a word without end is cut",
  async () => {
    const lines = Array.from({ length: 90 }, (_, index) => ({
      text: `Line ${index}`,
      note: "a night",
      paise: index,
    }));
    const text = await readBack({
      guest: { ...paper.guest, name: "x".repeat(400) },
      content: { ...paper.content, lines },
    });
    expect(text.split("\f").length - 1).toBeGreaterThan(2);
    expect(text).toContain("Line 89");
    const heads = text.split("\f").map((page) => page.trim().split("\n")[0]);
    for (const [index, head] of heads.slice(1, -1).entries())
      expect(head).toBe(`Tax invoice CO/26-27/00042, page ${index + 2}`);
    expect(text.replace(/\s/g, "")).toContain("x".repeat(400));
    const joined = await readBack({ guest: { ...paper.guest, name: "क्".repeat(200) } });
    expect(joined.split("\n").filter((line) => line.includes("क")).length).toBeGreaterThan(1);
  },
);

test("signs that nobody sees, as around what was copied from a chat, are not drawn", () => {
  expect(runsOf("\u202aMeera\u202c ❤\ufe0f")).toEqual([{ font: "text", text: "Meera ?" }]);
});

test("what no font has is drawn as its plain letters, else as one question mark each, and no mark as one", () => {
  const drawn = (text: string) => runsOf(text).map((run) => run.text);
  expect(drawn("Mo\u00adham\u00admad")).toEqual(["Mohammad"]);
  expect(drawn("Zara 👨‍👩‍👧‍👦 👍🏽 🇮🇳")).toEqual(["Zara ? ? ?"]);
  expect(drawn("𝕬𝖇 ｆｕｌｌ Ḥ Z\u0323\u0302\u0301a")).toEqual(["Ab full H Za"]);
  expect(drawn("ﷲ").join("")).toBe("الله");
});

test("a text is cut by fonts, and words from right to left change places", () => {
  expect(runsOf("₹5 a")).toEqual([
    { font: "more", text: "₹" },
    { font: "text", text: "5 a" },
  ]);
  expect(inVisualOrder(["For", "محمد", "علی", "2"])).toEqual(["For", "علی", "محمد", "2"]);
});

const imagesIn = (bytes: Uint8Array) =>
  Buffer.from(bytes).toString("latin1").split("/Subtype /Image").length - 1;

test("a paper wears the logo, and goes without one that cannot be read", async () => {
  const { paperReply } = await import("./paper-reply.server.ts");
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  const png = await sharp({ create: { width: 640, height: 90, channels: 3, background: "#085762" } })
    .png({ palette: true })
    .toBuffer();
  const draw = async (readLogo: () => Promise<Uint8Array>) =>
    new Uint8Array(await (await paperReply(paper, { readLogo, report })).arrayBuffer());
  expect(imagesIn(await draw(async () => png))).toBe(1);
  expect(reports).toEqual([]);
  for (const broken of [async () => Buffer.from("no picture"), () => Promise.reject(new Error("no store"))])
    expect(imagesIn(await draw(broken))).toBe(0);
  expect(reports).toHaveLength(2);
});
