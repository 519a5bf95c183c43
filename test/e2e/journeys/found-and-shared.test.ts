import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/site.ts";

type Thing = { "@type": string; [property: string]: unknown };

const home = "https://chinarandoar.example";

/** Every public page with the kinds of structured data that it carries, the way to it (BreadcrumbList) aside. */
const pages: Record<string, string[]> = {
  "/": ["TravelAgency"],
  "/about": ["TravelAgency"],
  "/services": [],
  "/hotels": [],
  "/hotel/1": ["Hotel"],
  "/contact": ["TravelAgency", "FAQPage"],
  "/booking": [],
  "/booking/1": [],
  "/our-team": [],
  "/cab-services": ["TravelAgency"],
  "/cab-services/book": [],
  "/packages": [],
  "/package/1": ["TouristTrip"],
  "/events": [],
  "/gallery": [],
  "/payment-methods": [],
};

type Head = { title: string; links: Map<string, string>; metas: Map<string, string>; things: Thing[] };

async function readHead(request: APIRequestContext, address: string): Promise<Head> {
  const html = await (await request.get(address)).text();
  const tags = (name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, "g")) ?? [];
  const value = (tag: string, attribute: string) =>
    new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "",
    links: new Map(tags("link").map((tag) => [value(tag, "rel"), value(tag, "href")])),
    metas: new Map(
      tags("meta").map((tag) => [value(tag, "property") || value(tag, "name"), value(tag, "content")]),
    ),
    things: [...scripts].map(([, json]) => JSON.parse(json ?? "") as Thing),
  };
}

test("every public page has its title, description, canonical address, share card and data, at PUBLIC_URL", async ({
  request,
  anotherSite,
}) => {
  const { address: site } = await anotherSite({ PUBLIC_URL: home });
  const titles = new Set<string>();
  for (const [path, kinds] of Object.entries(pages)) {
    // Filters and campaigns are not part of a page's own address.
    const { title, links, metas, things } = await readHead(request, `${site}${path}?utm_source=letter`);
    titles.add(title);
    expect.soft(links.get("canonical"), path).toBe(`${home}${path}`);
    expect.soft(metas.get("og:url"), path).toBe(`${home}${path}`);
    expect.soft(metas.get("description")?.length, path).toBeGreaterThan(20);
    expect.soft(metas.get("og:description"), path).toBe(metas.get("description"));
    expect.soft(metas.get("og:title"), path).toBeTruthy();
    const image = metas.get("og:image") ?? "";
    expect.soft(image, path).toMatch(/^https:\/\/chinarandoar\.example\/(?:share|uploads)\/.*\.jpg$/);
    const shared = await request.get(image.replace(home, site));
    expect.soft(shared.headers()["content-type"], `${path}: ${image}`).toBe("image/jpeg");

    const found = things.map((thing) => thing["@type"]);
    const wanted = path === "/" ? kinds : [...kinds, "BreadcrumbList"];
    expect.soft(found, path).toEqual(wanted);
    expect.soft(JSON.stringify(things), path).not.toContain("127.0.0.1");
  }
  expect(titles.size, "no two pages have the same title").toBe(Object.keys(pages).length);

  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(expect.arrayContaining([`${home}/`, `${home}/hotel/12`, `${home}/package/6`]));
  expect(
    addresses.filter((address) => !address?.startsWith(`${home}/`) || address.includes("control")),
  ).toEqual([]);
  for (const address of addresses) {
    const reply = await request.get(`${address?.replace(home, site)}`);
    expect.soft(reply.status(), address).toBe(200);
  }
  const robots = await (await request.get(`${site}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
  expect(robots).not.toContain("control");

  // Forms without scripts work under the public address and under the server's own, and for nobody else.
  const query = { name: "Leela", email: "leela@example.com", subject: "Heating", message: "Is it warm?" };
  const send = async (origin: string) => {
    const reply = await request.post(`${site}/query`, { form: query, headers: { origin }, maxRedirects: 0 });
    return reply.status();
  };
  expect([await send(home), await send(site), await send("https://elsewhere.example")]).toEqual([
    302, 302, 403,
  ]);
  const sendTo = async (host: string, origin: string) => {
    const headers = { host, origin };
    return (await request.post(`${site}/query`, { form: query, headers, maxRedirects: 0 })).status();
  };
  expect([
    await sendTo("bare.example", "https://bare.example"),
    await sendTo("bare.example", "https://elsewhere.example"),
  ]).toEqual([302, 403]);
});

test("structured data says what the page says", async ({ request, site }) => {
  const things = async (path: string) => (await readHead(request, `${site}${path}`)).things;
  const [hotel, trail] = await things("/hotel/1");
  expect(hotel).toMatchObject({
    name: "Zaina Guest House",
    address: { "@type": "PostalAddress", postalCode: "190001" },
  });
  expect(trail?.["itemListElement"]).toMatchObject([
    { position: 1, name: "Home", item: `${site}/` },
    { position: 2, name: "Hotels" },
    { position: 3, name: "Zaina Guest House" },
  ]);
  const [tour] = await things("/package/1");
  expect(tour).toMatchObject({ name: "Family Weekend", offers: { priceCurrency: "INR" } });
  const [company, faq] = await things("/contact");
  expect(company).toMatchObject({ telephone: "+91 194 000 0000", geo: { "@type": "GeoCoordinates" } });
  expect(faq).toMatchObject({
    mainEntity: expect.arrayContaining([expect.objectContaining({ "@type": "Question" })]),
  });
});
