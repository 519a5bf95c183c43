import { existsSync, readFileSync } from "node:fs";

export type InstalledPackage = {
  /** Relative to the project: `node_modules/…`, possibly nested. */
  path: string;
  name: string;
  version: string;
  licence: string;
  isDevelopment: boolean;
};

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };
type Manifest = { name: string; version: string; license?: string };

/** Packages that state their licence only in a file, not in package.json. */
const toldByFile: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** The installed packages of the lock file, with the data of their package.json. */
export function installedPackages(): InstalledPackage[] {
  const { packages } = read<Lock>("package-lock.json");
  return Object.entries(packages).flatMap(([path, { dev, devOptional }]) => {
    if (path === "" || !existsSync(path)) return [];
    const { name, version, license } = read<Manifest>(`${path}/package.json`);
    return {
      path,
      name,
      version,
      licence: license ?? toldByFile[name] ?? "",
      isDevelopment: Boolean(dev || devOptional),
    };
  });
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
