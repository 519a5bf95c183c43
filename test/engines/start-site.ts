import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltSite } from "../../scripts/built-site.ts";
import prepareSite, { copyPreparedSite } from "../e2e/support/prepare-site.ts";
import { staffLogin } from "../e2e/support/site.ts";

/** The variable with the site's address for the tests. */
export const siteAddress = "AGENCY_ENGINES_SITE";

/** One site with the demo content for all engines; each test makes records of its own. Ends after the last test. */
export default async function startSite(): Promise<() => Promise<void>> {
  await prepareSite();
  const { address, stop } = await openSite();
  process.env[siteAddress] = address;
  return stop;
}

/** The built site with the prepared content in a folder of its own. */
export async function openSite(): Promise<{ address: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-site-"));
  copyPreparedSite(dataDir);
  const login = { ADMIN_USERNAME: staffLogin.username, ADMIN_PASSWORD: staffLogin.password };
  const { address, stop } = await startBuiltSite(dataDir, login);
  const end = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, stop: end };
}
