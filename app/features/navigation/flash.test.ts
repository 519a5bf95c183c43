import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { publicUrlContext } from "#app/context.ts";
import { redirectWithToast, sendFlash, takeFlash } from "./flash.ts";

const undo = { kind: "hotels", id: 7 } as const;

function site(address?: string) {
  const context = new RouterContextProvider();
  context.set(publicUrlContext, address);
  return context;
}

/** The redirect as it is sent. */
async function sent(response: Response, context: RouterContextProvider): Promise<Response> {
  const answered = await sendFlash(
    {
      context,
      request: new Request("http://site/"),
      params: {},
      url: new URL("http://site/"),
      pattern: "/",
    },
    async () => response,
  );
  return answered ?? response;
}

/** The flash message of the next page, for these cookies. */
const taken = (cookie: string, context: RouterContextProvider) =>
  takeFlash(new Request("http://site/control/hotels", { headers: { cookie } }), context);

const pairOf = (cookie = "") => cookie.split(";", 1).join();

test("a toast goes to the next page in a cookie, and is cleared there", async () => {
  const context = site("https://site.example");
  const response = await sent(
    redirectWithToast("/control/hotels?page=2", "Hotel deleted", { undo }),
    context,
  );
  expect(response.headers.get("location")).toBe("/control/hotels?page=2");
  expect(response.headers.has("x-flash")).toBe(false);
  const [cookie = "", ...others] = response.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^__Host-flash=[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const { flash, headers } = await taken(pairOf(cookie), context);
  expect(flash).toEqual({ id: expect.stringMatching(/./), text: "Hotel deleted", isInfo: false, undo });
  expect(headers.get("set-cookie")).toMatch(/^__Host-flash=[^;]*; Max-Age=0;/);
});

test("without https the cookie has its plain name; on https that name is not read", async () => {
  const plain = site();
  const response = await sent(redirectWithToast("/control/hotels", "Pay 98…", { isInfo: true }), plain);
  const pair = pairOf(response.headers.getSetCookie()[0]);
  expect(pair).toMatch(/^flash=/);
  expect((await taken(pair, plain)).flash).toMatchObject({ text: "Pay 98…", isInfo: true, undo: null });
  const none = await taken(pair, site("https://site.example"));
  expect([none.flash, none.headers.get("set-cookie")]).toEqual([null, null]);
});

test("the longest message of the widest letters fits into what browsers keep", async () => {
  const response = await sent(redirectWithToast("/control/hotels", "क".repeat(5000), { undo }), site());
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie.length).toBeLessThan(4096);
  expect((await taken(pairOf(cookie), site())).flash?.text).toMatch(/^क{600}$/);
});

const strange = [
  null,
  "words",
  5,
  [],
  { text: "no id" },
  { id: "1", text: ["markup"] },
  { id: "1", text: "" },
];
test.each(strange)("what is no flash shows nothing: %j", async (value) => {
  expect((await taken(`flash=${btoa(JSON.stringify(value))}`, site())).flash).toBeNull();
});

test("an undo of no kind we know is left out", async () => {
  const value = { id: "1", text: "Gone", undo: { kind: "staff", id: 1 } };
  expect((await taken(`flash=${btoa(JSON.stringify(value))}`, site())).flash).toMatchObject({ undo: null });
});
