import { waitUntil } from "./processes.ts";

type Result = Record<string, unknown>;
type Message = { id?: number; type: string; result?: Result; error?: string; message?: string };

export interface Bidi {
  /** Throws the browser's error message. */
  send(method: string, params: object): Promise<Result>;
}

/** Opens a WebDriver BiDi connection; waits for a browser that is still starting. */
export async function connectBidi(address: string): Promise<Bidi> {
  const open = await connect(address);
  const waiting = new Map<number, (message: Message) => void>();
  open.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  // Commands that wait for an answer fail when the browser exits.
  open.addEventListener("close", () => {
    for (const answer of waiting.values()) answer({ type: "error", error: "the browser ended" });
  });

  let latest = 0;
  const send = async (method: string, params: object) => {
    const id = (latest += 1);
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    open.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answered;
    if (type !== "success" || !result) throw new Error(`${method}: ${error ?? ""} ${message ?? ""}`);
    return result;
  };
  return { send };
}

async function connect(address: string): Promise<WebSocket> {
  let socket: WebSocket | undefined;
  await waitUntil(async () => {
    const attempt = new WebSocket(address);
    await new Promise((resolve, reject) => {
      attempt.addEventListener("open", resolve);
      attempt.addEventListener("error", reject);
    });
    socket = attempt;
    return true;
  });
  if (!socket) throw new Error("No connection");
  return socket;
}
