import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorTasks } from "../scripts/operator-tasks.ts";
import { version } from "../server/version.ts";
import { testRelease } from "./support/release.ts";

const login = { ADMIN_USERNAME: "asha", ADMIN_PASSWORD: "walnut-and-willow" };
let release: Awaited<ReturnType<typeof testRelease>>;
const inRelease = (path: string) => join(release.folder, path);
const task = (args: string[], settings = {}) => release.run([inRelease("tasks.mjs"), ...args], settings);

beforeAll(async () => {
  release = await testRelease(tmpdir());
});
afterAll(() => release.remove());

type Site = Awaited<ReturnType<typeof release.start>>;

function post(site: Site, path: string, body: object) {
  return fetch(`${site.address}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function signIn(site: Site): Promise<string> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = login;
  const reply = await post(site, "auth/login", { username, password });
  expect([reply.status, await reply.clone().text()]).toEqual([200, expect.any(String)]);
  return reply.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

async function questionsOf(site: Site): Promise<string[]> {
  const reply = await fetch(`${site.address}/api/CustomerFeedBack/Query`, {
    headers: { cookie: await signIn(site) },
  });
  const { data } = (await reply.json()) as { data: { message: string }[] };
  return data.map(({ message }) => message);
}

/** The exit code of the Dockerfile's own question whether the site is ready. */
function saysImage(address: string): number | null {
  const [, command = "[]"] = /^ {2}CMD (\[.*\])$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const [node, ...asked] = JSON.parse(command) as string[];
  expect(node).toBe("node");
  return release.run(asked, { PORT: new URL(address).port }).code;
}

test("it starts, serves pages, files and API, backs up, restores, moves and stops, with Node alone and no right to write", async () => {
  const site = await release.start(login);
  expect(JSON.parse(site.output().split("\n")[0] ?? "")).toMatchObject({ version, msg: "starting" });

  const page = await fetch(site.address);
  const html = await page.text();
  expect([page.status, page.headers.get("content-security-policy")]).toEqual([
    200,
    expect.stringContaining("default-src 'self'"),
  ]);
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "no style sheet";
  const file = await fetch(site.address + style, { headers: { "accept-encoding": "br" } });
  expect([file.status, file.headers.get("content-encoding")]).toEqual([200, "br"]);
  const document = await fetch(`${site.address}/api/openapi.json`);
  expect(await document.json()).toMatchObject({ info: { version } });

  const question = {
    name: "Asha Dar",
    email: "asha@guest.example",
    subject: "Gulmarg",
    message: "Is there snow?",
  };
  expect((await post(site, "CustomerFeedBack/Query", question)).status).toBe(201);
  const control = await fetch(`${site.address}/control/`, { headers: { cookie: await signIn(site) } });
  expect((await control.text()).replaceAll("<!-- -->", "")).toContain(`Version ${version}`);
  expect(saysImage(site.address)).toBe(0);
  const copy = join(release.place, "copy");
  expect(task(["backup", copy])).toMatchObject({ code: 0 });
  expect(task(["staff", "list"]).output).toContain("asha");
  expect(await site.stop()).toBe(0);
  expect(saysImage(site.address)).toBe(1);

  const elsewhere = { DATA_DIR: join(release.place, "elsewhere") };
  expect(task(["restore", copy], elsewhere)).toMatchObject({ code: 0 });
  const restored = await release.start({ ...login, ...elsewhere });
  expect(await questionsOf(restored)).toEqual(["Is there snow?"]);
  expect(task(["verify"], elsewhere)).toMatchObject({ code: 0 });
  expect(await restored.stop()).toBe(0);

  const moved = { DATA_DIR: join(release.place, "moved") };
  expect(task(["move", "--to", moved.DATA_DIR], elsewhere)).toMatchObject({ code: 0 });
  const other = await release.start({ ...login, ...moved });
  expect(await questionsOf(other)).toEqual(["Is there snow?"]);
  expect(await other.stop()).toBe(0);
});

test("a picture is converted by the part of sharp that came along", async () => {
  const site = await release.start({ ...login, DATA_DIR: join(release.place, "pictures"), DEMO: "on" });
  const made = () => globSync("pictures/uploads/**/*.avif", { cwd: release.place }).length;
  for (let tries = 0; tries < 600 && made() === 0; tries++)
    await new Promise((next) => setTimeout(next, 100));
  expect(made()).toBeGreaterThan(0);
  expect(await site.stop()).toBe(0);
});

test("a wrong setting, a missing task and an old Node are told in a sentence", () => {
  const wrong = release.run([inRelease("server.js")], { PORT: "http" });
  // A service manager does not try again what cannot work.
  expect(wrong.code).toBe(78);
  expect(wrong.output).toMatch(/settings cannot be used:\n {2}PORT is a whole number/);
  expect(operatorTasks()).toEqual(["backup", "move", "restore", "staff", "verify"]);
  expect(task([])).toEqual({
    code: 1,
    output: `Say which task: node tasks.mjs ${operatorTasks().join(" | ")}\n`,
  });
  // With the -- of npm run, as people who know the checkout's commands write it.
  expect(
    task(["move", "--", "--to", "mysql://agency@127.0.0.1/agency"], { DATA_DIR: release.place }),
  ).toEqual({
    code: 1,
    output: expect.stringMatching(/There is no database in|is no place for a database/) as string,
  });
  const pretend = join(release.place, "pretend.mjs");
  writeFileSync(pretend, 'Object.defineProperty(process.versions, "node", { value: "24.9.0" });');
  const old = release.run(["--import", pathToFileURL(pretend).href, inRelease("server.js")]);
  expect(old).toEqual({
    code: 1,
    output: "This needs Node 26 or newer, and this is Node 24.9.0: see https://nodejs.org\n",
  });
});

test("it holds its version, licences and a list of its packages, and the sum of each file is right", () => {
  const read = (path: string) => readFileSync(inRelease(path), "utf8");
  expect(JSON.parse(read("package.json"))).toMatchObject({ version, engines: { node: ">=26" } });
  expect(read("CHANGELOG.md")).toContain(`## [${version}]`);
  const { components } = JSON.parse(read("sbom.cdx.json")) as { components: { name: string }[] };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["react", "hono", "zod", "sharp", "pg", "@fontsource/young-serif"]),
  );
  expect(names).not.toContain("vite");
  for (const name of names) expect(read("LICENSES-OF-PACKAGES.txt")).toContain(`${name} `);
  for (const line of read("SHA256SUMS").trimEnd().split("\n")) {
    const [sum, path = ""] = line.split("  ");
    expect([
      path,
      createHash("sha256")
        .update(readFileSync(inRelease(path)))
        .digest("hex"),
    ]).toEqual([path, sum]);
  }
  expect(
    globSync("**/*.{test.ts,ts,tsx}", { cwd: release.folder }).filter(
      (path) => !path.startsWith("node_modules"),
    ),
  ).toEqual([]);
  expect(existsSync(inRelease(".env.example"))).toBe(true);
});
