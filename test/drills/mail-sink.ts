import { createServer } from "node:net";
import { openOnFreePort } from "../support/free-port.ts";

/** A received email: the recipient's mailbox, and the Message-ID. */
export type ReceivedEmail = { mailbox: string; id: string };

/** A local SMTP server that accepts every email; `taken` lists them, duplicates included. */
export async function startMailSink() {
  const taken: ReceivedEmail[] = [];
  const server = createServer((socket) => {
    let isMessage = false;
    let id = "";
    let mailbox = "";
    let rest = "";
    socket.on("error", () => {});
    socket.write("220 sink.example\r\n");
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (isMessage) id = /^message-id: <(.+)>/i.exec(line)?.[1] ?? id;
        if (isMessage && line !== ".") continue;
        if (isMessage) taken.push({ mailbox, id });
        mailbox = /^rcpt to:<(.+)>/i.exec(line)?.[1] ?? mailbox;
        isMessage = line === "DATA";
        socket.write(isMessage ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  });
  const port = await openOnFreePort(server);
  return { url: `smtp://127.0.0.1:${port}?tls=off`, taken, stop: () => server.close() };
}
