import type { Passkey } from "#contract/second-factor.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import type { FormRefusal } from "#app/features/records/form-refusal.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { Part } from "./part.tsx";
import { ProveForm } from "./prove-form.tsx";
import type { SecondFactorPage } from "./read-second-factor.ts";

type PasskeyPartProps = {
  page: SecondFactorPage;
  refusal: FormRefusal | undefined;
  asks: boolean;
  onCodes: (codes: string[]) => void;
};

/** The user's passkeys, with forms to remove and add one. */
export function PasskeyPart({ page: { status }, refusal, asks, onCodes }: PasskeyPartProps) {
  const { passkeys, passkeysUnavailable } = status;
  return (
    <Part id="passkeys" title="Passkeys">
      <p className="max-w-[60ch] text-sm text-ink2">
        A passkey is kept by your phone, computer or security key and signs you in with a fingerprint, a face
        or a PIN, without the password.
      </p>
      {passkeys.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} refusal={refusal} />
          ))}
        </ul>
      ) : null}
      {passkeysUnavailable ? (
        <p className="mt-3 max-w-[60ch] rounded-control bg-saffron-soft px-4 py-3 text-sm">
          {passkeysUnavailable}
        </p>
      ) : (
        <AddPasskey asks={asks} onCodes={onCodes} />
      )}
    </Part>
  );
}

function PasskeyRow({ passkey, refusal }: { passkey: Passkey; refusal: FormRefusal | undefined }) {
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <li className="py-3">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-ink2">
        {lastUsedAt ? `Last used ${shortMoment(lastUsedAt)}` : "Not used yet"} · added{" "}
        {shortMoment(createdAt)}
        {isSynced ? " · on all your devices of one account" : " · on one device"}
      </p>
      <ProveForm
        intent={`remove-passkey-${id}`}
        summary={`Remove ${name}`}
        button="Remove"
        isDestructive
        refusal={refusal}
        fields={{ id }}
      />
    </li>
  );
}
