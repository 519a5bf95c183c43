import { expect, test, vi } from "vitest";
import { productTable } from "../product-table.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";
import { createApi } from "./api.ts";
import { type PageTools, renderPages } from "./pages.ts";

const app = appOfFile();

const home = "http://test.example/";

/** Pages whose rendering the test ends, and the tools they were given. */
function pages() {
  const found: { request: Request; tools: PageTools }[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = renderPages(app.services, createApi(app.services, productTable), async (request, tools) => {
    found.push({ request, tools });
    await released;
    return new Response("made");
  });
  const render = async (request: Request) => answer(request, {});
  return { found, release, render };
}

test("more pages than can be made in a moment are refused, and asked for again by themselves", async () => {
  const { release, render } = pages();
  const asked = Array.from({ length: 260 }, () => render(new Request(home)));
  const refused = await Promise.all(asked.slice(-4));
  for (const page of refused) {
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "3"]);
    expect(await page.text()).toContain('<meta http-equiv="refresh" content="3">');
  }
  release();
  const made = await Promise.all(asked.slice(0, 256));
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
});

test("staff wait in a line of their own, and who only says to be staff does not", async () => {
  const { headers } = await app.call("POST", "auth/login", owner);
  const [cookie = ""] = headers.getSetCookie().map((line) => line.split(";")[0]);
  const { found, release, render } = pages();
  const forged = { headers: { cookie: "session=x" } };
  const crowd = Array.from({ length: 300 }, (_, index) =>
    render(new Request(home, index % 2 === 0 ? forged : undefined)),
  );
  const staff = render(new Request(home, { headers: { cookie } }));
  await expect.poll(() => found.some(({ request }) => request.headers.get("cookie") === cookie)).toBe(true);
  release();
  expect((await staff).status).toBe(200);
  await Promise.all(crowd);
});

test("of papers that visitors ask for as files one is drawn at a time, and pages are made beside them", async () => {
  const { found, release, render } = pages();
  const papers = Array.from({ length: 20 }, () =>
    render(new Request(`${home}booking-status/key/paper/1/pdf`)),
  );
  const asked = Array.from({ length: 5 }, () => render(new Request(home)));
  await expect.poll(() => found.filter(({ request }) => request.url === home).length).toBe(5);
  expect(found).toHaveLength(6);
  release();
  const made = await Promise.all([...papers, ...asked]);
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
});

test("pages are made beside forms that wait for a write, for visitors and for staff", async () => {
  const { headers } = await app.call("POST", "auth/login", owner);
  const [cookie = ""] = headers.getSetCookie().map((line) => line.split(";")[0]);
  const { found, release, render } = pages();
  const sent = (init: RequestInit) =>
    render(new Request(`${home}query`, { method: "POST", body: new URLSearchParams({ a: "1" }), ...init }));
  const forms = Array.from({ length: 40 }, (_, index) =>
    sent(index % 2 === 0 ? {} : { headers: { cookie } }),
  );
  await expect.poll(() => found.length).toBe(12);
  const asked = [{}, { headers: { cookie } }].map((init) => render(new Request(home, init)));
  await expect.poll(() => found.filter(({ request }) => request.method === "GET").length).toBe(2);
  release();
  const made = await Promise.all([...forms, ...asked]);
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
});

test("a form is read whole before the page begins, and one that is refused becomes the error page", async () => {
  const { found, release, render } = pages();
  release();
  const send = (body: URLSearchParams | string) => render(new Request(home, { method: "POST", body }));
  await send(new URLSearchParams({ name: "Asha" }));
  await send(new URLSearchParams({ name: "x".repeat(70_000) }));
  await send("neither");
  const [good, large, odd] = found;
  expect(await good?.request.text()).toBe("name=Asha");
  expect([large?.request.method, large?.tools.refusal?.status]).toEqual(["GET", 413]);
  expect(odd?.tools.refusal?.status).toBe(415);
});

test("an address that cannot be read is the visitor's fault", async () => {
  const { found, release, render } = pages();
  release();
  await render(new Request(`${home}hotel/%ff`));
  expect(found[0]?.tools.refusal?.status).toBe(400);
});

test("only what a form sends is answered with the form alone", async () => {
  const serve = async () => new Response(`<p>Before</p><form id="query"></form>`);
  const render = renderPages(app.services, createApi(app.services, productTable), serve);
  const text = async (init: RequestInit) => (await render(new Request(home, init), {})).text();
  const headers = { "form-part": "query" };
  const body = new URLSearchParams();
  expect(await text({ method: "POST", body, headers })).toBe(`<form id="query"></form>`);
  expect(await text({ method: "POST", body })).toContain("Before");
  expect(await text({ headers })).toContain("Before");
});

test("what several parts of a page ask for is read once, and again after something was written", async () => {
  const api = createApi(app.services, productTable);
  const asked = vi.spyOn(api, "fetch");
  const said: unknown[] = [];
  const answer = renderPages(app.services, api, async (_, { callApi }) => {
    const read = async () => said.push(await (await callApi("/api/Hotel", {})).json());
    await Promise.all([read(), read()]);
    await read();
    expect(asked).toHaveBeenCalledTimes(1);
    await callApi("/api/auth/logout", { method: "POST" });
    await read();
    expect(asked).toHaveBeenCalledTimes(3);
    return new Response("made");
  });
  expect((await answer(new Request(home), {})).status).toBe(200);
  expect(said).toHaveLength(4);
  expect(said[1]).toEqual(said[0]);
});

/** A page that makes these calls, one after the other; returns what the API was sent as cookies, and the page's own. */
async function cookiesOf(given: readonly string[][], cookie?: string) {
  const sent: (string | null)[] = [];
  const replies = given.map((cookies) => {
    const reply = Response.json({});
    for (const one of cookies) reply.headers.append("set-cookie", one);
    return reply;
  });
  const api = createApi(app.services, productTable);
  vi.spyOn(api, "fetch").mockImplementation(async (call) => {
    sent.push(call.headers.get("cookie"));
    return replies[sent.length - 1] ?? Response.json({});
  });
  const render = renderPages(app.services, api, async (_, { callApi }) => {
    for (const [index] of given.entries()) await callApi(`/api/${index}`, { method: "POST" });
    return new Response("made", { headers: { "set-cookie": "flash=; Max-Age=0" } });
  });
  const page = await render(new Request(home, { headers: cookie === undefined ? {} : { cookie } }), {});
  return { sent, set: page.headers.getSetCookie() };
}

test("the visitor's cookies reach the API, and each that the API sets reaches the page, as it was set", async () => {
  const session = "session=a; Path=/; HttpOnly; SameSite=Lax";
  const device = "device=b; Expires=Sat, 01 Jun 2030 06:30:00 GMT; HttpOnly";
  const { sent, set } = await cookiesOf([[session, device], [], ["pending=; Max-Age=0"]], "theme=dark");
  expect(sent[0]).toBe("theme=dark");
  expect(set).toEqual(["flash=; Max-Age=0", session, device, "pending=; Max-Age=0"]);
});

test("a cookie that one call sets, or renews, is sent by the next", async () => {
  const given = [["session=new; Path=/; HttpOnly"], ["device=b"], []];
  const { sent } = await cookiesOf(given, "session=old; theme=dark; xsession=other");
  expect(sent).toEqual([
    "session=old; theme=dark; xsession=other",
    "theme=dark; xsession=other; session=new",
    "theme=dark; xsession=other; session=new; device=b",
  ]);
});

test("a visitor without cookies sends none, and gets none from calls that set none", async () => {
  expect(await cookiesOf([[]])).toEqual({ sent: [null], set: ["flash=; Max-Age=0"] });
});

test("a file that is refused is a page where a person reads it, and stays JSON for a program", async () => {
  const refusal = { message: "There is no <b>such</b> list" };
  const answer = renderPages(app.services, createApi(app.services, productTable), async () =>
    Response.json(refusal, { status: 404 }),
  );
  const ask = (accept: string) =>
    answer(new Request(`${home}control/export/boats.csv`, { headers: { accept } }), {});
  const page = await ask("text/html,application/xhtml+xml,*/*;q=0.8");
  expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([
    404,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  const html = await page.text();
  expect(html).toContain("There is no &lt;b&gt;such&lt;/b&gt; list");
  expect(html).toContain('href="/control/dashboard"');
  expect(await (await ask("*/*")).json()).toEqual(refusal);
});
