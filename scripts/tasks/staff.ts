import { readConfig } from "#server/config.ts";
import { AppError } from "#server/errors.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import { runAccountsCommand } from "#server/staff/accounts/run-accounts-command.ts";

// Manages accounts from the operator's terminal, also while the site runs.
const services = await openServices(readConfig());
services.log.level = "silent";
try {
  console.log(await runAccountsCommand(services, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await closeServices(services);
}
