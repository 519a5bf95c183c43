import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { readConfig } from "#server/config.ts";
import { createApp } from "#server/http/app.ts";
import { openServices } from "#server/open-services.ts";
import { deliverDue } from "#server/outbox/deliver-due.ts";
import { createFirstAccount } from "#server/staff/accounts/first-account.ts";

// The real API as a process to be killed. It sends emails without pauses, so that many kills interrupt a delivery.
const config = readConfig();
const services = await openServices(config);
services.log.level = "silent";
await createFirstAccount(services, config.admin);
serve({ fetch: createApp(services).fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.send?.({ port });
});
for (;;) {
  await deliverDue(services).catch(() => 0);
  await pause(20);
}
