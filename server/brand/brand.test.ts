import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Brand, palettes } from "#contract/brand.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { CompanySettings } from "#contract/settings.ts";
import { logoShapes } from "#app/ui/logo-shapes.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { markShapes } from "./drawn-mark.ts";

const app = appOfFile();
const owner = staffOfFile(app);

const { details, brand: asItCame } = companyDefaults;

async function brandNow(): Promise<Brand> {
  return ((await app.call("GET", "Company")).data as CompanySettings).brand;
}

async function file(path: string, headers: Record<string, string> = {}) {
  const reply = await app.app.request(`http://test.example${path}`, { headers }, {});
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
}

function upload(bytes: Uint8Array, call = owner) {
  const form = new FormData();
  form.set("image", new File([Buffer.from(bytes)], "logo.png"));
  return call("POST", "Settings/Logo", form);
}

const files = [
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/share/home.jpg",
  "/share/hotel.jpg",
  "/share/package.jpg",
  "/share/generic.jpg",
];

test("as it came the brand is the product's, whose files are not drawn anew", async () => {
  expect(await brandNow()).toEqual({ palette: "lake", typefaces: "valley", logo: null, files: "" });
  for (const path of [...files, "/site.webmanifest"]) expect((await file(path)).status).toBe(404);
});

test("the server draws the same mark as pages do", () => {
  expect(markShapes).toEqual(logoShapes);
});

describe("what is refused, in words", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each([
    ["an SVG", svg, 415, "Only JPEG, PNG, WebP, AVIF and GIF"],
    ["an SVG that calls itself a PNG", svg, 415, "Only JPEG, PNG, WebP, AVIF and GIF"],
    ["half a picture", Buffer.from("\x89PNG\r\n\x1a\nnothing more", "latin1"), 415, "damaged or incomplete"],
    ["nothing", Buffer.alloc(0), 400, "No picture selected!"],
  ])("%s", async (_what, bytes, status, words) => {
    const reply = await upload(bytes);
    expect([reply.status, JSON.stringify(reply)]).toEqual([status, expect.stringContaining(words)]);
  });

  test("a palette, a pair or a logo that there is not", async () => {
    const unknown = { palette: "mud", typefaces: "comic", logo: "../../etc/passwd" };
    expect((await owner("PUT", "Settings/Brand", unknown)).errors).toEqual({
      palette: "Choose one of the palettes",
      typefaces: "Choose one of the pairs",
      logo: "Upload the logo first",
    });
    const gone = { ...asItCame, logo: `${"0".repeat(32)}-10x10` };
    expect((await owner("PUT", "Settings/Brand", gone)).status).toBe(400);
  });

  test("anybody but an owner", async () => {
    const bilal = { username: "bilal", password: "a long word of the lake 7" };
    await owner("POST", "Staff", { ...bilal, role: "staff" });
    const staff = await app.signIn(bilal);
    const png = await smallPicture().png().toBuffer();
    expect((await upload(png, staff)).status).toBe(403);
    expect((await staff("PUT", "Settings/Brand", asItCame)).status).toBe(403);
    expect((await upload(png, app.call)).status).toBe(401);
  });
});

test("a company's own name, palette and logo are in every icon and card, at once and under a new version", async () => {
  const seen = new Set<string>();
  const name = "Willow & Sons <हिमालय> کشمیر";
  await owner("PUT", "Settings/Details", {
    ...details,
    name,
    tagline: "A word of sixty letters: ".padEnd(60, "o"),
  });
  const renamed = await brandNow();
  expect(renamed.files).toMatch(/^[\w-]{12}$/);
  for (const path of files) seen.add((await file(path)).bytes.toString("base64"));

  const picture = await smallPicture(900, 300).png().toBuffer();
  const { logo } = (await upload(picture)).data as { logo: string };
  expect(logo).toMatch(/-640x213$/);
  expect(((await upload(picture)).data as { logo: string }).logo).toBe(logo);
  const look = { palette: "pine", typefaces: "classic", logo, logoHasName: "yes" };
  expect((await owner("PUT", "Settings/Brand", { ...look, version: 0 })).data).toEqual({ version: 1 });
  const now = await brandNow();
  expect(now).toEqual({
    palette: "pine",
    typefaces: "classic",
    logo: { path: `/brand/${logo}.webp`, width: 640, height: 213, hasName: true },
    files: expect.not.stringMatching(renamed.files),
  });
  const sizes = [32, 180, 192, 512, 512, 1200, 1200, 1200, 1200];
  for (const [index, path] of files.entries()) {
    const { bytes, headers } = await file(`${path}?v=${now.files}`);
    // An ICO holds its PNG behind 22 bytes.
    const { width, format } = await sharp(path.endsWith(".ico") ? bytes.subarray(22) : bytes).metadata();
    expect([path, width, format]).toEqual([path, sizes[index], path.endsWith(".jpg") ? "jpeg" : "png"]);
    expect(headers.get("cache-control")).toContain("immutable");
    expect(seen.has(bytes.toString("base64"))).toBe(false);
  }
  const stored = await file(now.logo?.path ?? "");
  expect(await sharp(stored.bytes).metadata()).toMatchObject({ format: "webp", width: 640, height: 213 });
  const manifest = JSON.parse((await file("/site.webmanifest")).bytes.toString());
  const { ground, paper } = palettes.pine;
  expect(manifest).toMatchObject({ name, theme_color: ground, background_color: paper });
  const docs = (await file("/api/docs")).bytes.toString();
  for (const worn of [ground, paper, '--heading: "Lora"', `<img src="/brand/${logo}.webp"`])
    expect(docs).toContain(worn);
});

test("without its version a file is asked for again, and answered shortly when it is known", async () => {
  const { headers } = await file("/icon-192.png?v=another");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect((await file("/icon-192.png", { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
  expect((await file("/share/other.jpg")).status).toBe(404);
  expect((await file(`/brand/${"0".repeat(32)}-1x1.webp`)).status).toBe(404);
});

test("two owners at once: the second is told", async () => {
  const both = await Promise.all(
    ["iris", "rose"].map((palette) => owner("PUT", "Settings/Brand", { ...asItCame, palette, version: 1 })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("of logos that nothing shows any more only the newest are kept, and never the shown one is lost", async () => {
  const tiny = (shade: number) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: { r: shade, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const { logo } = (await upload(await tiny(255))).data as { logo: string };
  await owner("PUT", "Settings/Brand", { ...asItCame, logo });
  for (let shade = 0; shade < 23; shade += 1) {
    app.clock.forward(1);
    await upload(await tiny(shade * 10));
  }
  const kept = await app.services.db.executor.selectFrom("brand_logos").select("name").execute();
  expect(kept.length).toBe(21);
  expect(kept.map(({ name }) => name)).toContain(logo);
});

/** A ring of `colour` with a clear ground around and within, as many logos have. */
const ring = (colour: string, inside = "none") =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="150" cy="100" r="80" fill="${inside}" stroke="${colour}" stroke-width="20"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

test.each([
  ["#ffffff", "none", true],
  ["#f4efe4", "none", true],
  ["#f4efe4", "#8a1f1f", true],
  ["#8a1f1f", "#ffffff", false],
  ["#e08a00", "#ffffff", false],
  ["#03313c", "none", false],
])(
  "a logo of %s around %s is seen on white pages: on a dark ground %s",
  async (colour, inside, isGrounded) => {
    const { logo } = (await upload(await ring(colour, inside))).data as { logo: string };
    const { bytes } = await file(`/brand/${logo}.webp`);
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const corner = [...data.subarray(4 * 5 * (info.width + 1), 4 * 5 * (info.width + 1) + 4)];
    expect(info.width).toBeLessThanOrEqual(640);
    if (isGrounded) {
      expect(corner[3]).toBe(255);
      expect(Math.max(...corner.slice(0, 3))).toBeLessThan(80);
    } else expect(corner[3]).toBe(0);
  },
);

test("a photograph, which has no clear ground, is kept as it is", async () => {
  const white = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  expect(((await upload(white)).data as { logo: string }).logo).toMatch(/-90x60$/);
});
