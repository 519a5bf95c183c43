import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startBuiltSite } from "../scripts/built-site.ts";
import { rawClient } from "./support/raw-client.ts";

const fileLimit = 300;

test("where few files may be open, crowds leave room for visitors and for what the site stores", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-few-files-"));
  const site = await startBuiltSite(dataDir, { DEMO: "off" }, fileLimit);
  onTestFinished(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true });
  });
  expect(site.printed()).toContain("Only 90 connections are taken at once");
  const crowd = await Promise.all(Array.from({ length: 2 * fileLimit }, () => rawClient(site.address)));
  onTestFinished(() => crowd.forEach(({ socket }) => socket.destroy()));
  for (const { socket } of crowd) socket.write("GET / HTTP/1.1\r\nHost: ");
  expect((await fetch(`${site.address}/hotels`)).status).toBe(200);
  const headers = { "content-type": "application/json" };
  const asked = {
    name: "Hina",
    email: "hina@example.com",
    subject: "A lake",
    message: "Is it frozen in January?",
  };
  const query = { method: "POST", headers, body: JSON.stringify(asked) };
  expect((await fetch(`${site.address}/api/CustomerFeedBack/Query`, query)).status).toBe(201);
}, 30_000);
