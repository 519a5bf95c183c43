import { compress } from "hono/compress";
import { Hono } from "hono";
import { readConfig } from "./config.ts";
import { createApp } from "./http/app.ts";
import { builtPages } from "./http/built-pages.ts";
import { compression } from "./http/compression.ts";
import { isKnownStaff } from "./http/is-known-staff.ts";
import { listen } from "./http/listen.ts";
import { whyNotListening } from "./http/why-not-listening.ts";
import { pageCache } from "./http/page-cache/page-cache.ts";
import { readFileLimit, roomForConnections } from "./http/room-for-connections.ts";
import { senderNetwork } from "./http/sender-address.ts";
import { startDelivery } from "./outbox/start-delivery.ts";
import { closeServices, openServices } from "./open-services.ts";
import { startScheduled } from "./scheduled/start-scheduled.ts";
import { scheduledJobs } from "./scheduled-jobs.ts";
import { repeatErasures } from "./people/erasures/repeat-erasures.ts";
import { productTable } from "./product-table.ts";
import type { Services } from "./services.ts";
import { startWarnings } from "./start-warnings.ts";
import { createFirstAccount } from "./staff/accounts/first-account.ts";
import { trustedProxies } from "./trusted-proxies.ts";
import { version } from "./version.ts";
import { startFlushingVisits } from "./visits/flush-visits.ts";
import { collectWhenQuiet } from "./watch/collect-when-quiet.ts";
import { closedLog } from "./watch/log-closed.ts";
import { openLog } from "./watch/open-log.ts";
import { settingsInForce } from "./watch/settings-in-force.ts";
import { createRequestWatch } from "./watch/request-watch.ts";

const finishWithin = 9500;

// Files that this process writes (database, pictures, backups) are readable by its user alone.
process.umask(0o077);
const config = readConfig();
const log = openLog(config.log);
log.info({ version, node: process.versions.node }, "starting");
log.info(settingsInForce(config), "settings");
let isStopping = false;
const services: Services = { ...(await openServices(config, log)), isStopping: () => isStopping };
await repeatErasures(services);
const fileLimit = readFileLimit();
for (const warning of startWarnings({ ...config, demo: services.isDemo, fileLimit })) log.warn(warning);
if (config.demo && !services.isDemo)
  log.warn("This site was begun without the demo, which stays off: set DEMO=off");
const account = await createFirstAccount(services, config.admin);
if (account) {
  console.log(`First sign-in at /control/login: ${account.username}, with the password in ${account.file}`);
}

const site = createApp(services, await builtPages(services));
const app = new Hono()
  .use(compress())
  .use(compression)
  .mount("/", site.fetch, { replaceRequest: (request) => request });
const { endpoints } = productTable;
const networkOf = senderNetwork(services);
const cache = pageCache({
  services,
  endpoints,
  fetch: site.fetch,
  maxBytes: config.pageCacheBytes,
  networkOf,
});
// Without the demo none of its files are loaded.
const demo = services.isDemo ? await import("#demo/start-demo.ts") : undefined;
const stopDemo = await demo?.startDemo(services);
const stopScheduled = startScheduled(services, scheduledJobs);
const stopDelivery = startDelivery(services);
const stopCounting = startFlushingVisits(services);
collectWhenQuiet();
const {
  server,
  open,
  stop: stopListening,
} = listen(app.fetch, {
  cache,
  watch: createRequestWatch(config, services, log),
  isStaff: ({ headers }) => isKnownStaff(services, headers.cookie),
  isTrusted: trustedProxies(services.trustedProxies ?? []),
  networkOf,
  onClosed: closedLog(log),
  mostConnections: roomForConnections(fileLimit),
});
/** Ends the process when the server cannot listen. */
async function giveUp(error: unknown): Promise<void> {
  const { code, message }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  log.fatal({ reason: code }, "cannot listen");
  console.error(whyNotListening(code, config) ?? message);
  await finish();
  process.exit(1);
}

/**
 * Stops within ten seconds, whatever clients and other servers do; a second signal stops at once. `delay`: milliseconds
 * for which it still answers, so that a load balancer sees that it is no longer ready.
 */
function stop(signal: string, delay = 0): void {
  log.info({ signal }, "stopping");
  if (isStopping) process.exit(1);
  isStopping = true;
  setTimeout(() => process.exit(0), finishWithin).unref();
  void Promise.all([stopListening(delay), stopScheduled()])
    .then(finish)
    .then(() => process.exit(0));
}

async function finish(): Promise<void> {
  await stopScheduled();
  await stopDelivery();
  await stopDemo?.();
  await stopCounting();
  await closeServices(services);
  log.info("stopped");
}
process.on("uncaughtExceptionMonitor", (error) => log.fatal({ err: error }, "ended by a fault"));
// Ctrl+C stops without a delay.
process.on("SIGINT", (signal) => stop(signal));
// A terminal or a line to the server that was closed; Node hears it even under nohup. It comes of several at once (the
// terminal, its shell, npm) and also beside a stop: that is no second press.
process.on("SIGHUP", (signal) => {
  if (!isStopping) stop(signal);
});
process.on("SIGTERM", (signal) => stop(signal, config.stopDelay * 1000));

try {
  await open({ port: config.port, host: config.host });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : config.port;
  server.on("error", (error) => log.error({ err: error }, "a connection could not be accepted"));
  console.log(`Ready on http://localhost:${port}`);
  log.info({ port }, "ready");
} catch (error) {
  await giveUp(error);
}
