import { readConfig } from "#server/config.ts";
import { openExisting } from "#server/db/open-existing.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import { runAccountsCommand } from "#server/staff/accounts/run-accounts-command.ts";
import { endInWords } from "../end-in-words.ts";

// Manages accounts from the operator's terminal, also while the site runs.
await endInWords(async () => {
  const config = readConfig();
  // Without the site's settings this would begin a new site, in which the wanted account is not.
  await (await openExisting(config)).executor.destroy();
  const services = await openServices(config);
  services.log.level = "silent";
  try {
    console.log(await runAccountsCommand(services, process.argv.slice(2)));
  } finally {
    await closeServices(services);
  }
});
