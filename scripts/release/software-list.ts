import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { InstalledPackage } from "./installed-packages.ts";

type Component = { name: string; version: string; "bom-ref": string };
type Dependency = { ref: string; dependsOn?: string[] };
type SoftwareList = {
  metadata: { component: Component };
  components: Component[];
  dependencies: Dependency[];
};

/** The CycloneDX list that npm makes, without the packages that are not `inside`. */
export async function softwareList(inside: InstalledPackage[]): Promise<SoftwareList> {
  // Not `--omit dev`, which also omits peers of development packages, such as React.
  const options = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const { stdout } = await promisify(execFile)("npm", options, { maxBuffer: 2 ** 26 });
  const list = JSON.parse(stdout) as SoftwareList;
  const isInside = new Set(inside.map(({ name, version }) => `${name}@${version}`));
  const product = list.metadata.component["bom-ref"];
  const isListed = (ref: string) => ref === product || isInside.has(ref);
  return {
    ...list,
    // npm names it after its folder.
    metadata: {
      ...list.metadata,
      component: { ...list.metadata.component, name: product.split("@")[0] ?? "" },
    },
    components: list.components.filter(({ name, version }) => isInside.has(`${name}@${version}`)),
    dependencies: list.dependencies
      .filter(({ ref }) => isListed(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn?.filter(isListed) })),
  };
}
