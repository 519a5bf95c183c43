import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildServer, packagesLeftOut } from "../build-server.ts";
import { installedPackages } from "./installed-packages.ts";
import { licenceTexts } from "./licences.ts";
import { runtimePackages } from "./runtime-packages.ts";
import { softwareList } from "./software-list.ts";
import { writeSums } from "./write-sums.ts";

const ownFiles = fileURLToPath(new URL("files/", import.meta.url));
const copied = [
  "build/client",
  "demo/pictures",
  "server/brand/fonts",
  "deploy",
  "LICENSE",
  "CHANGELOG.md",
  "SECURITY.md",
  ".env.example",
];

/**
 * Makes a release in `folder`, which is missing or empty: what Node needs to run the site and its operator's tasks, and
 * nothing else. Needs the pages' build. Throws when something is in the folder.
 */
export async function makeRelease(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; name another folder`);
  mkdirSync(folder, { recursive: true });
  const modules = await buildServer(join(folder, "build", "site"));
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true });
  cpSync(ownFiles, folder, { recursive: true });
  const packages = runtimePackages(packagesLeftOut);
  for (const path of packages) cpSync(path, join(folder, path), { recursive: true, dereference: true });
  const isInside = ({ path, name }: { path: string; name: string }) =>
    packages.includes(path) ||
    name.startsWith("@fontsource") ||
    modules.some((module) => module.includes(`/${path}/`));
  const inside = installedPackages().filter(isInside);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(folder, "LICENSES-OF-PACKAGES.txt"), licenceTexts(inside));
  writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(await softwareList(inside), null, 1)}\n`);
  writeSums(folder);
}

/** The release's own package.json: nothing is installed by it; sharp's native part is for this kind of machine. */
function manifest() {
  const product = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, string>;
  const { name, version, description, license } = product;
  return {
    name,
    version,
    private: true,
    description,
    license,
    type: "module",
    engines: { node: ">=26" },
    os: [process.platform],
    cpu: [process.arch],
    scripts: { start: "node server.js" },
  };
}
