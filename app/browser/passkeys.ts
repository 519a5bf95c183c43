// WebAuthn uses bytes, the API JSON. Browsers convert between them since Chrome 129, Firefox 119 and Safari 18.4; for
// older ones it is done here.

/** WebAuthn options as the server sends them. */
type Json = Readonly<Record<string, unknown>>;
type KeyName = { id: string; type: "public-key" };
type Bytes = "challenge" | "user" | "excludeCredentials" | "allowCredentials" | "extensions";

type CreationJson = Omit<PublicKeyCredentialCreationOptions, Bytes> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: KeyName[];
};

type RequestJson = Omit<PublicKeyCredentialRequestOptions, Bytes> & {
  challenge: string;
  allowCredentials?: KeyName[];
};

/** True when the browser supports passkeys, which it does only on https and on localhost. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in window && window.isSecureContext;
}

/** Asks the user to create a passkey; throws when they cancel, or the browser cannot. */
export async function makePasskey(options: Json): Promise<unknown> {
  const publicKey = creationOptions(options as CreationJson);
  return toJson(await navigator.credentials.create({ publicKey }));
}

/** Asks the user for a passkey; `mediation: "conditional"` waits until they choose one in a field. */
export async function usePasskey(
  options: Json,
  how: { mediation?: CredentialMediationRequirement; signal?: AbortSignal },
): Promise<unknown> {
  const publicKey = requestOptions(options as RequestJson);
  return toJson(await navigator.credentials.get({ ...how, publicKey }));
}

function creationOptions(options: CreationJson): PublicKeyCredentialCreationOptions {
  const parse = PublicKeyCredential.parseCreationOptionsFromJSON?.bind(PublicKeyCredential);
  if (parse) return parse(options);
  const { challenge, user, excludeCredentials } = options;
  return {
    ...options,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: withBytes(excludeCredentials),
  };
}

function requestOptions(options: RequestJson): PublicKeyCredentialRequestOptions {
  const parse = PublicKeyCredential.parseRequestOptionsFromJSON?.bind(PublicKeyCredential);
  if (parse) return parse(options);
  const { challenge, allowCredentials } = options;
  return { ...options, challenge: toBytes(challenge), allowCredentials: withBytes(allowCredentials) };
}

function withBytes(keys: KeyName[] = []): PublicKeyCredentialDescriptor[] {
  return keys.map((key) => ({ ...key, id: toBytes(key.id) }));
}

function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey");
  if (typeof credential.toJSON === "function") {
    try {
      return credential.toJSON();
    } catch {
      // Some password managers return an object of their own, whose toJSON fails.
    }
  }
  // A new passkey and a sign-in each have some of these properties.
  const response = credential.response as Partial<
    AuthenticatorAttestationResponse & AuthenticatorAssertionResponse
  >;
  const names = [
    "clientDataJSON",
    "attestationObject",
    "authenticatorData",
    "signature",
    "userHandle",
  ] as const;
  const texts = names.flatMap((name) => (response[name] ? [[name, fromBytes(response[name])]] : []));
  return {
    id: credential.id,
    rawId: fromBytes(credential.rawId),
    type: credential.type,
    clientExtensionResults: {},
    response: { ...Object.fromEntries(texts), transports: response.getTransports?.() },
  };
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.codePointAt(0) ?? 0);
}

function fromBytes(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
