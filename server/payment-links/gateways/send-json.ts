import { GatewayFailure } from "./gateway.ts";

const longestReply = 64 * 1024;
const usualPatience = 8_000;

/**
 * Sends JSON to a gateway and returns its reply. Waits eight seconds, follows no redirect, and reads no more than 64
 * kB.
 *
 * @throws GatewayFailure
 */
export async function sendJson(
  url: string,
  headers: Record<string, string>,
  body: object | undefined,
  patience = usualPatience,
): Promise<unknown> {
  let reply: Response;
  let text: string;
  try {
    reply = await fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", accept: "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    text = await readSome(reply);
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    throw new GatewayFailure(error instanceof Error ? error.name : "no answer");
  }
  if (!reply.ok) throw new GatewayFailure(`it answered ${reply.status}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayFailure("its answer is no JSON");
  }
}

async function readSome(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestReply) throw new GatewayFailure("its answer is too long");
  }
  return text + decoder.decode();
}
