import { createServer } from "node:http";
import type { CapturedReply } from "./captured-reply.ts";

type Reply = { status: number; headers: string[]; body: Buffer };

/** Nothing but `node:http`, answering what it is sent by its parent: the most that a server on it can do. */
const replies = new Map<string, Reply>();

process.on("message", (captured: CapturedReply[]) => {
  for (const { path, status, headers, body } of captured)
    replies.set(`${status} ${path}`, { status, headers, body: Buffer.from(body, "base64") });
  process.send?.("known");
});

const server = createServer((request, response) => {
  const status = request.headers["if-none-match"] === undefined ? 200 : 304;
  const reply = replies.get(`${status} ${request.url}`);
  if (reply) response.writeHead(reply.status, reply.headers).end(reply.body);
  else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : 0);
});
