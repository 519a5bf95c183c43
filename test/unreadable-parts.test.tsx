// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  RouterContextProvider,
  type RouteObject,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import { beforeEach, expect, test } from "vitest";
import { apiContext, publicUrlContext } from "#app/context.ts";
import { toCompany } from "#app/features/company/company-facts.ts";
import * as controlLayout from "#app/routes/control/control-layout.tsx";
import * as exportFile from "#app/routes/control/export.tsx";
import * as login from "#app/routes/control/login.tsx";
import { createClient } from "#contract/client.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { requestKinds } from "#contract/record-kinds.ts";

/** What the API has, by the ends of its addresses. */
const had: Record<string, unknown> = {
  "auth/session": { id: 1, username: "asha", role: "owner" },
  "auth/passkey": { isOffered: true },
  "Dashboard/NewRequests": { ...Object.fromEntries(requestKinds.map((kind) => [kind, 0])), bookings: 7 },
  "Notification/delivery": { isSetUp: true, failed: 4 },
  "Settings/Messages": companyDefaults.messages,
};
let unreadable: string[];
let asked: string[];
beforeEach(() => void ([unreadable, asked] = [[], []]));

const api = createClient(async (url) => {
  const name = url.replace("/api/", "");
  asked.push(name);
  if (unreadable.includes(name) || !(name in had))
    return Response.json({ status: 503, message: "No records just now", data: null }, { status: 503 });
  return Response.json({ status: 200, message: "OK", data: had[name] });
});

/** A route module as React Router's framework mounts it. */
function mounted(path: string, module: { loader: unknown; default?: unknown }, id?: string) {
  const Page = module.default as ComponentType<{ loaderData: unknown }> | undefined;
  const Component = Page && (() => <Page loaderData={useLoaderData()} />);
  return { id, path, loader: module.loader as () => unknown, Component };
}

const { hours, payment, policy } = companyDefaults;
const brand = { palette: "lake", typefaces: "valley", logo: null, files: "" } as const;
const company = toCompany({ details: companyDefaults.details, hours, payment, brand, policy });
const routes: RouteObject[] = [
  {
    id: "root",
    path: "/",
    loader: () => ({ company, origin: "http://test.example" }),
    Component: Outlet,
    ErrorBoundary: () => <p>The error page</p>,
    children: [
      mounted("control/login", login),
      mounted("control/export/:name", exportFile),
      {
        ...mounted("control", controlLayout, "control"),
        children: [{ path: "hotels", Component: () => <h1>Hotels</h1> }],
      },
    ],
  },
];

/** Shows the page of that address; returns its status. */
async function visit(path: string): Promise<number> {
  const handler = createStaticHandler(routes);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  requestContext.set(publicUrlContext, undefined);
  const context = await handler.query(new Request(`http://test.example/${path}`), { requestContext });
  if (context instanceof Response) return context.status;
  const router = createStaticRouter(handler.dataRoutes, context);
  document.body.innerHTML = renderToString(<StaticRouterProvider router={router} context={context} />);
  return context.statusCode;
}

const menu = (name: string) =>
  within(screen.getAllByRole("navigation", { name, hidden: true })[0] ?? document.body);
const told = "Counts could not be read";

test("the menu counts what waits, and says nothing of itself", async () => {
  expect(await visit("control/hotels")).toBe(200);
  expect(menu("Control").getByRole("link", { name: /^Bookings\s*7\s*new/, hidden: true })).toBeTruthy();
  expect(
    menu("Control").getByRole("link", { name: /Messages\s*4\s*not delivered/, hidden: true }),
  ).toBeTruthy();
  expect(screen.queryByText(told)).toBeNull();
});

test.each(["Dashboard/NewRequests", "Notification/delivery"])(
  "without %s the page stands, and its menu says that it has no counts",
  async (name) => {
    unreadable = [name];
    expect(await visit("control/hotels")).toBe(200);
    expect(screen.getByRole("heading", { name: "Hotels" })).toBeTruthy();
    expect(menu("Control").getByRole("link", { name: "Bookings", hidden: true })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d (new|not delivered)/);
    expect(screen.getAllByText(told)).not.toEqual([]);
  },
);

test.each(["auth/session", "Settings/Messages"])("without %s there is no control area", async (name) => {
  unreadable = [name];
  expect(await visit("control/hotels")).toBe(503);
  expect(screen.getByText("The error page")).toBeTruthy();
});

const passkey = () => document.querySelector("passkey-sign-in");
const untold = /whether a passkey can sign you in could not be read/i;

test("who signs in is offered a passkey where there is one", async () => {
  expect(await visit("control/login")).toBe(200);
  expect([passkey() !== null, screen.queryByText(untold)]).toEqual([true, null]);
  had["auth/passkey"] = { isOffered: false };
  await visit("control/login");
  had["auth/passkey"] = { isOffered: true };
  expect([passkey(), screen.queryByText(untold)]).toEqual([null, null]);
});

test("who signs in is told when it could not be read whether there is one; the password still opens", async () => {
  unreadable = ["auth/passkey"];
  expect(await visit("control/login")).toBe(200);
  expect(screen.getByText(untold)).toBeTruthy();
  expect([passkey(), screen.getByRole("button", { name: "Login" }) !== null]).toEqual([null, true]);
});

test.each(["constructor", "__proto__", "toString", "bookings", "nothing.csv"])(
  "there is no exported list %s, and nothing is noted as taken out",
  async (name) => {
    document.body.innerHTML = "";
    expect(await visit(`control/export/${name}`)).toBe(404);
    expect(screen.getByText("The error page")).toBeTruthy();
    expect(asked).toEqual([]);
  },
);

test("a session that could not be read is a failure, and nobody is sent to sign in anew", async () => {
  unreadable = ["auth/session"];
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  const [askForSession] = controlLayout.middleware;
  const request = new Request("http://test.example/control/hotels");
  const asking = askForSession?.(
    { context, request, params: {}, url: new URL(request.url), pattern: "" },
    async () => new Response(),
  );
  await expect(asking).rejects.toMatchObject({ init: { status: 503 } });
});
