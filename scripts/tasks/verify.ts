import { readConfig } from "#server/config.ts";
import { openExisting } from "#server/db/open-existing.ts";
import { openPictureStore } from "#server/pictures/store/open-store.ts";
import { repairSite } from "#server/verify/repair-site.ts";
import { describeFindings } from "#server/verify/describe-findings.ts";
import { verifySite } from "#server/verify/verify-site.ts";
import { endInWords } from "../end-in-words.ts";

// Checks database and pictures for errors, also while the site runs; exits with code 1 if there are any.
await endInWords(async () => {
  const config = readConfig();
  const db = await openExisting(config);
  try {
    const store = await openPictureStore(config.dataDir, config.picturesUrl);
    if (process.argv.includes("--repair")) await repairSite(db, store, new Date());
    const verified = await verifySite(db, store, new Date());
    console.log(describeFindings(verified));
    if (verified.findings.length > 0) process.exitCode = 1;
  } finally {
    await db.executor.destroy();
  }
});
