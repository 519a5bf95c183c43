import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../../scripts/build.ts";
import { makeRelease } from "../../scripts/release/make-release.ts";
import { canBeRun, otherUser } from "./other-user.ts";

/** The path of a Node binary that the unprivileged user can run, copied if necessary. */
function nodeFor(place: string): string {
  if (canBeRun(process.execPath, place)) return process.execPath;
  const copy = join(place, "node");
  copyFileSync(process.execPath, copy);
  chmodSync(copy, 0o755);
  return copy;
}

export type ProgramResult = { code: number | null; output: string };

/**
 * A release in a read-only folder within `within`. Its programs run as an unprivileged user, without PATH, and with only
 * the given settings.
 */
export async function testRelease(within: string) {
  await ensureBuilt();
  const place = mkdtempSync(join(within, "agency-release-"));
  chmodSync(place, 0o777);
  const folder = join(place, "release");
  await makeRelease(folder);
  for (const path of ["", ...globSync("**/*", { cwd: folder })]) chmodSync(join(folder, path), 0o555);
  const node = nodeFor(place);
  const options = (settings: Record<string, string>) => ({
    cwd: place,
    env: { PATH: "", HOME: place, DEMO: "off", DATA_DIR: join(place, "data"), ...settings },
    ...otherUser,
  });
  const started: ChildProcess[] = [];
  return {
    place,
    folder,
    /** Runs a file of the release to its end. */
    run(args: string[], settings: Record<string, string> = {}): ProgramResult {
      const { status, stdout, stderr } = spawnSync(node, args, { ...options(settings), encoding: "utf8" });
      return { code: status, output: stdout + stderr };
    },
    /** Starts its server on a free port. Throws when it ends before it is ready. */
    async start(settings: Record<string, string> = {}) {
      const child = spawn(node, [join(folder, "server.js")], options({ PORT: "0", ...settings }));
      started.push(child);
      const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
      let output = "";
      const port = await new Promise<string>((resolve, reject) => {
        child.once("exit", () => reject(new Error(output)));
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding("utf8").on("data", (text: string) => {
            output += text;
            const ready = /Ready on http:\/\/localhost:(\d+)/.exec(output)?.[1];
            if (ready) resolve(ready);
          });
      });
      const stop = () => {
        child.kill("SIGTERM");
        return ended;
      };
      return { address: `http://127.0.0.1:${port}`, output: () => output, stop };
    },
    /** Kills processes that a failed test left running, and removes everything. */
    remove() {
      for (const child of started) child.kill("SIGKILL");
      for (const path of ["", ...globSync("**/", { cwd: folder })]) chmodSync(join(folder, path), 0o755);
      rmSync(place, { recursive: true });
    },
  };
}
