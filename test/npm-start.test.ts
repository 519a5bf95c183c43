import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { ensureBuilt } from "../scripts/build.ts";
import { canBeRun, otherUser } from "./support/other-user.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const home = mkdtempSync(join(tmpdir(), "agency-other-user-"));
chmodSync(home, 0o777);
afterAll(() => rmSync(home, { recursive: true }));

/** The processes below one, found in /proc. */
function below(pid: number): number[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`));
  const children = all.filter((one) => parentOf(one) === pid).map(Number);
  return children.flatMap((child) => [child, ...below(child)]);
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
  } catch {
    return 0; // it ended meanwhile
  }
}

test.skipIf(process.platform !== "linux")(
  "npm start runs as a user who may not write to the checkout, and what it started ends when npm is killed",
  async () => {
    await ensureBuilt();
    const env = {
      PATH: process.env["PATH"],
      HOME: home,
      DATA_DIR: join(home, "data"),
      DEMO: "off",
      PORT: "0",
    };
    // A checkout in a folder that nobody else may enter, such as root's own, is tried by its owner.
    const user = canBeRun(process.execPath, root) ? otherUser : {};
    const npm = spawn("npm", ["start"], { cwd: root, env, ...user });
    const ended = new Promise((resolve) => npm.once("exit", resolve));
    let output = "";
    await new Promise<void>((resolve, reject) => {
      npm.once("exit", () => reject(new Error(output)));
      for (const stream of [npm.stdout, npm.stderr])
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text;
          if (output.includes("Ready on")) resolve();
        });
    });
    const started = below(npm.pid ?? 0);
    expect(started.length).toBeGreaterThan(1);
    npm.kill("SIGTERM");
    await ended;
    const left = () => started.filter((pid) => existsSync(`/proc/${pid}`));
    for (let tries = 0; tries < 300 && left().length > 0; tries++)
      await new Promise((next) => setTimeout(next, 100));
    expect(left()).toEqual([]);
  },
);
