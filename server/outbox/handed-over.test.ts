import { afterEach, expect, test } from "vitest";
import type { Notification } from "#contract/outbox.ts";
import type { Person } from "#contract/people.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { queryFormFor } from "#test/support/factories.ts";
import type { Mail } from "../services.ts";
import { outboxMessages } from "#contract/outbox.ts";
import { retryMessage } from "./retry-message.ts";
import { deliverDue } from "./deliver-due.ts";
import { mayHaveCome } from "./may-have-come.ts";

type End = (beforeEnd: () => Promise<void>) => Promise<void>;

const taken: Mail[] = [];
const answers: End = async (beforeEnd) => beforeEnd();
/** How the mail server's part of the next emails goes. */
let end: End = answers;
const mailer = {
  async send(mail: Mail, beforeEnd: () => Promise<void>) {
    await end(async () => {
      await beforeEnd();
      taken.push(mail);
    });
  },
  close() {},
};

const app = appOfFile({ mailer });
const staff = staffOfFile(app);
afterEach(() => {
  taken.length = 0;
  end = answers;
});

async function ask(subject: string): Promise<void> {
  expect((await app.call("POST", "CustomerFeedBack/Query", queryFormFor({ subject }))).status).toBe(201);
}

const listed = async () => (await staff("GET", "Notification?limit=100")).data as Notification[];
const failed = async () => ((await staff("GET", "Notification/delivery")).data as { failed: number }).failed;

test("of one that died with an email handed over staff are told after the lease; it is sent again when they say so", async () => {
  await ask("Power cut");
  end = async (beforeEnd) => {
    await beforeEnd();
    await new Promise(() => {}); // its process is gone: nothing is noted
  };
  void deliverDue(app.services);
  await expect.poll(() => taken.length).toBe(1);
  end = answers;
  expect(await deliverDue(app.services)).toBe(1); // the other one, which nobody holds
  const [held] = taken;
  const { id = 0 } = (await listed()).find(({ recipient }) => recipient === held?.to) ?? {};
  expect(await failed()).toBe(0);
  expect((await staff("PUT", `Notification/${id}`)).status).toBe(409);
  app.clock.forward(300);
  expect(await failed()).toBe(1);
  app.clock.forward(86_400);
  expect(await deliverDue(app.services)).toBe(0);
  expect((await staff("GET", `Notification/byId?Id=${id}`)).data).toMatchObject({
    status: "Failed",
    lastError: mayHaveCome,
  });
  expect((await staff("PUT", `Notification/${id}`)).status).toBe(200);
  expect(await deliverDue(app.services)).toBe(1);
  expect(taken.at(-1)).toEqual(held);
  expect(await failed()).toBe(0);
});

test("an email that another machine sends is not sent again from one whose clock is a minute behind", async () => {
  await ask("A minute");
  const isGone = Promise.withResolvers<void>();
  end = async (beforeEnd) => {
    await beforeEnd();
    await isGone.promise;
  };
  const sending = deliverDue(app.services);
  await expect.poll(() => taken.length).toBe(1);
  const held = (await listed()).find(
    ({ recipient, status }) => recipient === taken[0]?.to && status === "Failed",
  );
  const clock = { now: () => new Date(app.clock.now().getTime() - 60_000) };
  const again = retryMessage({ ...app.services, clock }, held?.id ?? 0, { isOwner: true });
  await expect(again).rejects.toThrow(outboxMessages.inHand);
  isGone.resolve();
  await sending;
});

test("where the mail server is silent after the end, it may have come; where it refuses, it has not", async () => {
  await ask("Silence");
  end = async (beforeEnd) => {
    await beforeEnd();
    throw Object.assign(new Error("Connection closed unexpectedly"), { code: "ECONNECTION" });
  };
  expect(await deliverDue(app.services)).toBe(0);
  end = async (beforeEnd) => {
    await beforeEnd();
    throw Object.assign(new Error("451 no space"), { responseCode: 451, command: "DATA" });
  };
  expect(await deliverDue(app.services)).toBe(0);
  const found = (await listed()).slice(0, 2).map(({ status, lastError }) => `${status}: ${lastError}`);
  expect(found.toSorted()).toEqual([`Failed: ${mayHaveCome}`, "Waiting: 451 no space"]);
  expect(await failed()).toBe(1);
  app.clock.forward(60);
  end = answers;
  expect(await deliverDue(app.services)).toBe(1);
  expect(
    (await listed())
      .slice(0, 2)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(["Failed", "Sent"]);
});

test("who lost the message to another process while it wrote sends no end", async () => {
  await ask("Slow");
  end = async (beforeEnd) => {
    end = answers;
    app.clock.forward(301);
    expect(await deliverDue(app.services)).toBe(2);
    await beforeEnd();
  };
  const before = taken.length;
  await deliverDue(app.services);
  expect(taken.length).toBe(before + 2);
});

test("who is erased while an email to them goes out has no words left when it has gone", async () => {
  await ask("Forgotten");
  end = async (beforeEnd) => {
    await beforeEnd();
    const blank = { recipient: "", reply_to: null, subject: "", body: "" };
    await app.services.db.executor.updateTable("outbox").set(blank).execute();
  };
  await deliverDue(app.services);
  expect(new Set((await listed()).map(({ text }) => text))).toEqual(new Set([""]));
});

test("whose number is taken out of an email about somebody else while it goes out is not in it afterwards", async () => {
  await ask("My cousin is at 94190 55555");
  const cousin = { who: "9419055555", also: [] };
  const owner = await app.signIn(); // who has just given the password
  const statuses: number[] = [];
  end = async (beforeEnd) => {
    await beforeEnd();
    end = answers;
    const { mark } = (await owner("POST", "Person/find", { who: cousin.who })).data as Person;
    statuses.push((await owner("POST", "Person/erase", { ...cousin, mark })).status);
  };
  await deliverDue(app.services);
  expect(statuses[0]).toBe(200);
  const texts = (await listed()).map(({ text }) => text).filter((text) => text.includes("My cousin"));
  expect(texts).toEqual([expect.stringContaining("My cousin is at [erased]")]);
});
