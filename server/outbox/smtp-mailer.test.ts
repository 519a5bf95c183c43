import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { smtpMailer } from "./smtp-mailer.ts";

/** An SMTP server that accepts every command and keeps the lines it got. */
async function startMailServer() {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isMessage = false;
    socket.write("220 test.example\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        lines.push(line);
        if (isMessage && line !== ".") continue;
        isMessage = line === "DATA";
        socket.write(isMessage ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `smtp://127.0.0.1:${address.port}`, lines, stop: () => server.close() };
}

test("an email goes to its one recipient, and nothing in names or subjects becomes a header", async () => {
  const server = await startMailServer();
  const mailer = smtpMailer(server.url, "hello@test.example");
  await mailer.send({
    id: "outbox-7",
    fromName: "Chinar & Oar",
    to: "x,bcc@example.com",
    replyTo: "guest@example.com",
    subject: "Hello\r\nBcc: other@example.com",
    text: "Dear guest,\n.\nDATA\nthe lake is calm.",
  });
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
