import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeGateway, startFakeGateway } from "#test/support/fake-gateway.ts";
import { sendJson } from "./send-json.ts";

let gateway: FakeGateway;
beforeAll(async () => {
  gateway = await startFakeGateway();
});
afterAll(() => gateway.stop());

const send = () => sendJson(`${gateway.address}/links`, { "x-client-secret": "kept" }, {}, 100);

test("a gateway that says nothing is not waited for, and the words of the failure name no key", async () => {
  gateway.state.mood = "silent";
  await expect(send()).rejects.toMatchObject({ reason: "TimeoutError" });
  gateway.state.mood = "gone";
  await expect(send()).rejects.toMatchObject({ reason: expect.not.stringContaining("kept") });
  gateway.state.mood = "endless";
  await expect(send()).rejects.toMatchObject({ reason: "its answer is too long" });
  gateway.state.mood = "refusing";
  await expect(send()).rejects.toMatchObject({ reason: "it answered 401" });
  gateway.state.mood = "well";
  await expect(send()).resolves.toMatchObject({ link_status: "ACTIVE" });
});
