import { findPackageJSON } from "node:module";
import { pathToFileURL } from "node:url";

/** The folder of the nearest package.json, with a slash at its end: that of the checkout, or of a release. */
export const projectFolder = new URL(
  "./",
  pathToFileURL(findPackageJSON(import.meta.url) ?? import.meta.filename),
);
