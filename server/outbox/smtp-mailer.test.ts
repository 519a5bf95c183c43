import { expect, test } from "vitest";
import { startMailServer } from "#test/support/mail-server.ts";
import { smtpMailer } from "./smtp-mailer.ts";

test("an email goes to its one recipient, and nothing in names or subjects becomes a header", async () => {
  const server = await startMailServer();
  const mailer = smtpMailer(server.url, "hello@test.example");
  await mailer.send(
    {
      id: "outbox-7",
      fromName: "Chinar & Oar",
      to: "x,bcc@example.com",
      replyTo: "guest@example.com",
      subject: "Hello\r\nBcc: other@example.com",
      text: "Dear guest,\n.\nDATA\nthe lake is calm.",
    },
    async () => {},
  );
  mailer.close();
  server.stop();
  const recipients = server.lines.filter((line) => line.startsWith("RCPT TO"));
  expect(recipients.length).toBe(1);
  expect(recipients[0]).not.toContain("<bcc@example.com>");
  const headers = server.lines.slice(server.lines.indexOf("DATA") + 1);
  const end = headers.indexOf("");
  expect(headers.slice(0, end).filter((line) => /^bcc:/i.test(line))).toEqual([]);
  expect(headers.slice(0, end)).toContain("Subject: Hello Bcc: other@example.com");
  expect(headers.slice(0, end)).toContain("Message-ID: <outbox-7@test.example>");
});

const mail = {
  id: "outbox-8",
  fromName: "Desk",
  to: "guest@example.com",
  subject: "Calm",
  text: "The lake.",
};

test("its end is sent when all before it is written and the sender has noted that; otherwise never", async () => {
  const server = await startMailServer();
  const mailer = smtpMailer(server.url, "hello@test.example");
  const refused = mailer.send(mail, () => Promise.reject(new Error("not noted")));
  await expect(refused).rejects.toThrow("not noted");
  expect(server.lines).not.toContain(".");
  let before: string[] = [];
  await mailer.send(mail, async () => {
    await expect.poll(() => server.lines.filter((line) => line === "The lake.")).toHaveLength(2);
    before = [...server.lines];
  });
  expect(before).not.toContain(".");
  expect(server.lines.at(-1)).toMatch(/^\.$|^QUIT$/);
  expect(server.lines).toContain(".");
  mailer.close();
  server.stop();
});

test("where the recipient is refused nothing was about to be handed over", async () => {
  const server = await startMailServer({ "RCPT TO": "550 5.1.1 no such user\r\n" });
  const mailer = smtpMailer(server.url, "hello@test.example");
  let isAsked = false;
  const beforeEnd = async () => void (isAsked = true);
  await expect(mailer.send(mail, beforeEnd)).rejects.toMatchObject({ responseCode: 550 });
  expect([isAsked, server.lines.includes(".")]).toEqual([false, false]);
  mailer.close();
  server.stop();
});
