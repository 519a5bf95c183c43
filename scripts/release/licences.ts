import { readdirSync, readFileSync } from "node:fs";
import { type InstalledPackage, installedPackages } from "./installed-packages.ts";

/** Licences allowed for packages of the product: they require only that the licence text is included. */
const inProduct = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Unlicense",
  // Like MIT, with a patent licence.
  "BlueOak-1.0.0",
  // Fonts: may be modified and distributed, but not sold alone.
  "OFL-1.1",
  // libvips, dynamically linked, so that users can replace it.
  "LGPL-3.0-or-later",
]);

/** Licences allowed for development tools. */
const inTools = new Set([
  ...inProduct,
  "CC0-1.0",
  "CC-BY-4.0",
  "MPL-2.0",
  "Python-2.0",
  "PSF-2.0",
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
]);

/** The packages whose licence is in neither list. */
export function unknownLicences(packages: InstalledPackage[] = installedPackages()): InstalledPackage[] {
  return packages.filter(({ licence, isDevelopment }) => !(isDevelopment ? inTools : inProduct).has(licence));
}

/** The names, versions, licences and licence texts of packages, as one text. */
export function licenceTexts(packages: InstalledPackage[]): string {
  const texts = packages.map((one) => `${one.name} ${one.version}, ${one.licence}\n\n${textOf(one)}`);
  return `${texts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

function textOf({ path }: InstalledPackage): string {
  const files = readdirSync(path).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  const texts = files.map((name) => readFileSync(`${path}/${name}`, "utf8").trim());
  return texts.join("\n\n") || "(It brings no text of its licence.)";
}
