import { spawnSync } from "node:child_process";
import { judgeAudit } from "../release/audit.ts";
import { installedPackages } from "../release/installed-packages.ts";

// One short request: CI continues without an answer.
const patience = ["--fetch-retries=0", "--fetch-timeout=20000"];
const { stdout } = spawnSync("npm", ["audit", "--json", ...patience], { encoding: "utf8", timeout: 60_000 });
const inProduct = installedPackages().filter(({ isDevelopment }) => !isDevelopment);
const { isFine, lines } = judgeAudit(stdout, new Set(inProduct.map(({ name }) => name)));
for (const line of lines) console.log(line);
process.exitCode = isFine ? 0 : 1;
