import { type GatewayForm, type GatewayName, linkMessages } from "#contract/payment-links.ts";
import { recordChange } from "../change-log/record-change.ts";
import { lockName } from "../db/locks.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError } from "../errors.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import {
  type AccountRow,
  accountInUse,
  findAccount,
  savedVersion,
  switchOff,
  writeAccount,
} from "./accounts.queries.ts";
import { gateways } from "./gateways/all-gateways.ts";
import { sealFor } from "./read-account.ts";

/** Its number in the change log, after the sections of the settings. */
const recordId = 11;
/** Gateways repeat an event for a day or more, signed with the secret that was valid at its time. */
const daysOfFormer = 7;

/**
 * Chooses the gateway that guests pay by, or none; events of the previous one are still accepted. The change log and
 * the email say only that keys changed, not the keys.
 *
 * @throws invalid(secret, eventSecret) there is none yet | changed_meanwhile
 */
export function saveGateway(services: Services, by: { username: string }, form: GatewayForm): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const { gateway, mode, keyId } = form;
    await lockName(transaction, "payment gateway", recordId);
    const version = await savedVersion(transaction);
    if (form.version !== undefined && form.version !== version) throw new AppError("changed_meanwhile");
    const inUse = await accountInUse(transaction);
    await switchOff(transaction, version + 1);
    if (gateway !== "") {
      const earlier = await findAccount(transaction, gateway);
      const secrets = secretsOf(services, gateway, form, earlier);
      const changed_at = services.clock.now().toISOString();
      const row = { name: gateway, is_on: 1, mode, key_id: keyId, ...secrets } as const;
      await writeAccount(transaction, { ...row, changed_at, version: version + 1 });
    }
    const named = (name: string, key: string, how: string) => ({ Gateway: name, Key: key, Mode: how });
    await queueEmails(services, transaction, [
      {
        kind: "security",
        reference: "",
        audience: "staff",
        subject: "Payment gateway changed",
        text: `${by.username} changed how guests pay online: ${gateway === "" ? "by no gateway" : `by ${gateway}, key ${keyId}`}.\n\nIf this is wrong, change it back under Settings, Pay online, and give ${by.username} a new password.`,
      },
    ]);
    await recordChange(services, transaction, {
      by,
      kind: "settings",
      action: "changed",
      recordId,
      title: "Payment gateway",
      before: { ...named(inUse?.name ?? "", inUse?.key_id ?? "", inUse?.mode ?? ""), Secrets: "" },
      after: { ...named(gateway, keyId, gateway && mode), Secrets: changedSecrets(form) },
    });
  });
}

/** The encrypted secrets to store; an empty field leaves the stored one. */
function secretsOf(
  services: Services,
  name: GatewayName,
  form: GatewayForm,
  earlier: AccountRow | undefined,
) {
  const secret = form.secret === "" ? earlier?.secret : sealFor(name, form.secret, services);
  if (secret === undefined) throw fieldError("secret", linkMessages.secretNeeded);
  const typed = gateways[name].signsWithSecret ? form.secret : form.eventSecret;
  const event_secret = typed === "" ? earlier?.event_secret : sealFor(name, typed, services);
  if (event_secret === undefined) throw fieldError("eventSecret", linkMessages.eventSecretNeeded);
  const isNew = typed !== "" && earlier !== undefined;
  const until = new Date(services.clock.now().getTime() + daysOfFormer * 86_400_000).toISOString();
  const former = isNew
    ? { former_event_secret: earlier.event_secret, former_until: until }
    : {
        former_event_secret: earlier?.former_event_secret ?? null,
        former_until: earlier?.former_until ?? null,
      };
  return { secret, event_secret, ...former };
}

function changedSecrets({ secret, eventSecret }: GatewayForm): string {
  return [secret && "secret changed", eventSecret && "webhook secret changed"].filter(Boolean).join(", ");
}
