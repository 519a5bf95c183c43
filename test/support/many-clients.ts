import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true });

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

type Asked = { body?: unknown; headers?: Record<string, string>; from?: string };

/**
 * One request, a body as JSON unless it is text. `from`: the loopback address that it comes from, by default one of
 * two hundred in turn, so that limits for each address stay out of the way. Rejects when the connection breaks.
 */
export function send(
  method: string,
  address: string,
  { body, headers = {}, from }: Asked = {},
): Promise<Answer> {
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const type = typeof body === "object" && { "content-type": "application/json" };
  const length = sent !== undefined && { "content-length": String(Buffer.byteLength(sent)) };
  return new Promise((resolve, reject) => {
    const options = {
      method,
      agent,
      localAddress: from ?? nextAddress(),
      headers: { ...type, ...length, ...headers },
    };
    const call = request(address, options, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("error", reject);
      reply.on("end", () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject);
    call.end(sent);
  });
}

let count = 0;

function nextAddress(): string {
  count = (count + 1) % 200;
  return `127.0.1.${count + 1}`;
}
