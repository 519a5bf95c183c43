import type { GatewaySettings } from "#contract/payment-links.ts";
import type { Services } from "../services.ts";
import type { AccountRow } from "./accounts.queries.ts";

/** The account as its owner sees it: of its secrets only whether they exist. */
export function presentGateway(
  { secretsKey }: Services,
  row: AccountRow | undefined,
  version: number,
): GatewaySettings {
  return {
    gateway: row?.name ?? "",
    mode: row?.mode ?? "live",
    keyId: row?.key_id ?? "",
    hasSecret: row !== undefined,
    hasEventSecret: row !== undefined,
    isSealed: secretsKey !== undefined,
    version,
  };
}
