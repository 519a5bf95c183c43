import { type ChildProcess, spawn } from "node:child_process";
import { clickAt, typeKeys } from "./keys.ts";
import { freePort } from "../support/free-port.ts";
import { endProcess, waitUntil } from "./processes.ts";
import type { Engine, Size, Tab } from "./tab.ts";

type Answer = { value: unknown };

/** Debian's WebKit: its WebDriver and MiniBrowser on a virtual screen. One tab at a time. */
export async function startWebKit(browser: string): Promise<Engine> {
  const { screen, display } = await startScreen();
  let driver = await startDriver(display);
  return {
    open: async (size) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await openTab(driver.address, browser, size);
        } catch (error) {
          if (tries === 3) throw error;
          await endProcess(driver.process);
          driver = await startDriver(display);
        }
      }
    },
    close: async () => {
      await endProcess(driver.process);
      await endProcess(screen);
    },
  };
}

async function startDriver(display: string): Promise<{ process: ChildProcess; address: string }> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" };
  const driver = spawn("WebKitWebDriver", ["-p", String(port)], { env, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await waitUntil(() => fetch(`${address}/status`).then((reply) => reply.ok));
  return { process: driver, address };
}

/** A virtual screen larger than any viewport; it has no window manager, so that windows can have any size. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once("data", (text: Buffer) => resolve(text.toString().trim()));
  });
  return { screen, display: `:${number}` };
}

async function openTab(address: string, binary: string, size: Size): Promise<Tab> {
  // Full screen hides the browser's toolbars, so that the window is the viewport.
  const options = { binary, args: ["--automation", "--full-screen"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  // The browser sometimes does not start, and the driver would wait for it forever.
  const signal = AbortSignal.timeout(15_000);
  const { sessionId } = (await send(address, "POST", "/session", { capabilities }, signal)) as {
    sessionId: string;
  };
  const call = (method: string, path: string, body?: object) =>
    send(address, method, `/session/${sessionId}${path}`, body);
  const evaluate = async (expression: string) =>
    (await call("POST", "/execute/sync", { script: `return ${expression}`, args: [] })) as string;
  await call("POST", "/window/rect", { x: 0, y: 0, ...size });

  return {
    goto: async (url) => void (await call("POST", "/url", { url })),
    evaluate,
    click: async (x, y) => void (await call("POST", "/actions", { actions: clickAt(x, y) })),
    type: async (text) => void (await call("POST", "/actions", { actions: typeKeys(text) })),
    choose: async (value, paths) => {
      const found = (await call("POST", "/element", { using: "css selector", value })) as object;
      const [id] = Object.values(found) as string[];
      await call("POST", `/element/${id}/value`, { text: paths.join("\n") });
    },
    screenshot: async () => Buffer.from((await call("GET", "/screenshot")) as string, "base64"),
    close: async () => void (await call("DELETE", "")),
  };
}

async function send(
  address: string,
  method: string,
  path: string,
  body?: object,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  // The driver closes idle connections, even while the next request is being sent.
  const headers = { connection: "close" };
  const content = body ? JSON.stringify(body) : undefined;
  const reply = await fetch(address + path, { method, headers, body: content, signal });
  const { value } = (await reply.json()) as Answer;
  if (reply.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error} ${message}`);
}
