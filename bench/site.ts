import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemo } from "#demo/seed.ts";
import { readConfig } from "#server/config.ts";
import { closeServices, openServices } from "#server/open-services.ts";

/**
 * The built site with the demo content, as a process of its own: its address, and how to end it. Without pictures
 * nothing converts them in the background.
 */
export async function startSite({
  pictures,
}: {
  pictures: boolean;
}): Promise<{ address: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-bench-"));
  if (!pictures) await seedWithoutPictures(dataDir);
  const settings = {
    NODE_ENV: "production",
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    RATE_LIMIT: "off",
  };
  const child = spawn("node", ["server/main.ts"], {
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the site ended with ${code} before it was ready`)));
    child.stdout.on("data", (text: Buffer) => {
      const ready = /Ready on http:\/\/localhost:(\d+)/.exec(text.toString());
      if (ready?.[1]) resolve(ready[1]);
    });
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${port}`, stop };
}

async function seedWithoutPictures(dataDir: string): Promise<void> {
  const services = await openServices(readConfig({ DATA_DIR: dataDir }));
  await seedDemo(services);
  await closeServices(services);
}
