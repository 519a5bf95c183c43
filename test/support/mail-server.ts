import { createServer } from "node:net";
import { openOnFreePort } from "./free-port.ts";

/** An SMTP server that accepts every command, but where `answers` has a reply for it, and keeps the lines it got. */
export async function startMailServer(answers: Record<string, string> = {}) {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isMessage = false;
    socket.on("error", () => {});
    socket.write("220 test.example\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        lines.push(line);
        if (isMessage && line !== ".") continue;
        isMessage = line === "DATA";
        const own = Object.entries(answers).find(([beginning]) => line.startsWith(beginning))?.[1];
        socket.write(own ?? (isMessage ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n"));
      }
    });
  });
  const port = await openOnFreePort(server);
  return { url: `smtp://127.0.0.1:${port}`, lines, stop: () => server.close() };
}
