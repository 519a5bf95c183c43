import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "./config.ts";
import { fewConnections } from "./http/room-for-connections.ts";
import { projectFolder } from "./project-folder.ts";

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);

/** Warnings about the configuration for the operator, each one sentence that says what to do. */
export function startWarnings(
  {
    host,
    publicUrl,
    dataDir,
    demo,
    fileLimit,
  }: Pick<Config, "host" | "publicUrl" | "dataDir" | "demo"> & { fileLimit?: number },
  folder = fileURLToPath(projectFolder),
) {
  const address = publicUrl ? new URL(publicUrl) : undefined;
  const isEncrypted = address?.protocol === "https:";
  const isPublic = address ? !loopback.has(address.hostname) : !loopback.has(host);
  const warnings: string[] = [];
  if (isPublic && !isEncrypted) {
    warnings.push(
      "Passwords and guests' data travel unencrypted: put a proxy with https in front and set PUBLIC_URL to its https:// address",
    );
  }
  if (isPublic && isEncrypted && demo) {
    warnings.push(
      "The demo is on at a public address: guests see hotels and people that do not exist; a company's own site sets DEMO=off",
    );
  }
  if (isPublic && existsSync(join(folder, ".git"))) {
    warnings.push(
      "The project's history (.git) lies beside the running site: deploy a copy without it, as SECURITY.md says",
    );
  }
  // The permissions of group and others; Windows has none.
  if (process.platform !== "win32" && (statSync(dataDir).mode & 0o077) !== 0) {
    warnings.push(`Other users of this machine can look into ${dataDir}: run chmod -R go-rwx on it`);
  }
  const few = fewConnections(fileLimit);
  if (few) warnings.push(few);
  return warnings;
}
