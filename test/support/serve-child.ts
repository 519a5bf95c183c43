import { serve } from "@hono/node-server";
import { readConfig } from "#server/config.ts";
import { createApp } from "#server/http/app.ts";
import { importJob } from "#server/imports/import-job.ts";
import { openServices } from "#server/open-services.ts";
import { recordKinds } from "#server/record-kinds.ts";
import { createFirstAccount } from "#server/staff/accounts/first-account.ts";

// The real API as a separate process, for tests that kill it. Sends its address to its parent.
const config = readConfig();
const services = await openServices(config);
await createFirstAccount(services, config.admin);
// Continues imports of a killed process.
await importJob(recordKinds).run(services, new AbortController().signal);
serve({ fetch: createApp(services).fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.send?.({ port });
});
