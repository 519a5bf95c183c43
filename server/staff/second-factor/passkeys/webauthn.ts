import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type { NewCredential, SigningCredential } from "#contract/second-factor.ts";
import type { PasskeyRow } from "./passkeys.queries.ts";
import type { RelyingParty } from "./relying-party.ts";

// Ed25519, ECDSA with P-256, RSA; every authenticator has one of these.
const algorithms = [-8, -7, -257];
const timeout = 5 * 60_000;

// The library throws for any invalid input, all of which comes from the sender.

/** Imported when first needed, because the library is large and most sites have no passkey. */
const library = () => import("@simplewebauthn/server");

type Account = { username: string; handle: string };

/** Options for making a passkey: discoverable, and with user verification. */
export async function creationOptions(
  party: RelyingParty,
  company: string,
  { username, handle }: Account,
  challenge: Uint8Array<ArrayBuffer>,
  existing: readonly PasskeyRow[],
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: company,
    rpID: party.id,
    userName: username,
    userDisplayName: username,
    userID: Uint8Array.from(Buffer.from(handle, "base64url")),
    challenge,
    timeout,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: existing.map(descriptor),
  });
  return { ...options };
}

/** Verifies a new passkey and returns what to store; null when it does not match the options. */
export async function readNewCredential(party: RelyingParty, credential: NewCredential, challenge: string) {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: { ...credential, authenticatorAttachment: undefined },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential: passkey, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  return {
    credential_id: passkey.id,
    public_key: Buffer.from(passkey.publicKey).toString("base64url"),
    counter: passkey.counter,
    transports: JSON.stringify(credential.response.transports ?? []),
    is_synced: credentialDeviceType === "multiDevice" ? 1 : 0,
    is_backed_up: credentialBackedUp ? 1 : 0,
  };
}

/** Options for signing in with one of these passkeys, or with any when none are given. */
export async function requestOptions(
  party: RelyingParty,
  challenge: Uint8Array<ArrayBuffer>,
  allowed: readonly PasskeyRow[],
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    timeout,
    userVerification: "required",
    ...(allowed.length > 0 && { allowCredentials: allowed.map(descriptor) }),
  });
  return { ...options };
}

/** Verifies a signature of our challenge with user verification; returns the passkey's new counter, else null. */
export async function readSignature(
  party: RelyingParty,
  credential: SigningCredential,
  passkey: PasskeyRow,
  challenge: string,
): Promise<{ counter: number; is_backed_up: number } | null> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, authenticatorAttachment: undefined },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, is_backed_up: credentialBackedUp ? 1 : 0 };
}

function descriptor(passkey: PasskeyRow) {
  const transports: AuthenticatorTransport[] = JSON.parse(passkey.transports);
  return { id: passkey.credential_id, transports };
}

/** The challenge in a credential's client data, not verified; empty when it cannot be read. */
export function challengeOf(credential: { response: { clientDataJSON: string } }): string {
  try {
    const text = Buffer.from(credential.response.clientDataJSON, "base64url").toString("utf8");
    const { challenge }: { challenge?: unknown } = JSON.parse(text);
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}
