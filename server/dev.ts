import type { ServerBuild } from "react-router";
import { readConfig } from "./config.ts";
import { createApp } from "./http/app.ts";
import { pageServer } from "./http/built-pages.ts";
import { renderPages } from "./http/pages.ts";
import { openServices } from "./open-services.ts";
import type { Services } from "./services.ts";
import { createFirstAccount } from "./staff/accounts/first-account.ts";

// The database stays open when this code is reloaded.
const processGlobals = globalThis as typeof globalThis & { agencyServices?: Promise<Services> };

/** The server for development: rebuilt for each reload, over services opened once. */
export async function devApp(build: ServerBuild) {
  processGlobals.agencyServices ??= open();
  const services = await processGlobals.agencyServices;
  return createApp(services, (api) => renderPages(services, api, pageServer(build, "development")));
}

async function open(): Promise<Services> {
  const config = readConfig();
  const services = await openServices(config);
  const account = await createFirstAccount(services, config.admin);
  if (account)
    console.log(`First sign-in at /control/login: ${account.username}, with the password in ${account.file}`);
  if (services.isDemo) await (await import("#demo/start-demo.ts")).startDemo(services);
  return services;
}
