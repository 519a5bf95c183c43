import type { Config } from "../config.ts";
import { addressesIn } from "../db/postgres-address.ts";

/** The settings for the log, without passwords and keys: only the host of addresses, and whether secrets are set. */
export function settingsInForce(config: Config) {
  const { port, host, dataDir, demo, rateLimit, trustedProxies, publicUrl, log } = config;
  const plainSettings = { port, host, dataDir, demo, rateLimit, trustedProxies, publicUrl, log };
  return {
    ...plainSettings,
    database: hostsOf(config.databaseUrl) ?? "sqlite",
    pictures: hostOf(config.picturesUrl) ?? "files",
    backups: config.backups.folder ?? "none",
    mail: hostOf(config.smtpUrl) ?? "none",
    hasSecretsKey: config.secretsKey !== undefined,
    hasMetricsToken: config.metricsToken !== undefined,
  };
}

function hostsOf(address: string | undefined): string | undefined {
  return address && addressesIn(address).map(hostOf).join(",");
}

function hostOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  return URL.canParse(address) ? new URL(address).host : "an address that cannot be read";
}
