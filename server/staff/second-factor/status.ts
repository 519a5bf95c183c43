import type { SecondFactorStatus } from "#contract/second-factor.ts";
import type { Services } from "../../services.ts";
import { readApp } from "./app/app.queries.ts";
import type { OwnAccount } from "./own-account.ts";
import { listPasskeys } from "./passkeys/passkeys.queries.ts";
import { presentPasskey } from "./passkeys/present-passkey.ts";
import { countRecoveryCodes } from "./recovery-codes.queries.ts";
import { relyingParty } from "./passkeys/relying-party.ts";

/** One's own second factors, and those that can be added at this origin. */
export async function readStatus(services: Services, account: OwnAccount): Promise<SecondFactorStatus> {
  const db = services.db.executor;
  const app = await readApp(db, account.id);
  const party = relyingParty(services.publicUrl, account.visitor.origin);
  return {
    appSince: app?.app_since ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
    passkeys: (await listPasskeys(db, account.id)).map(presentPasskey),
    passkeysUnavailable: "unavailable" in party ? party.unavailable : null,
  };
}
