// WebAuthn speaks bytes, the API JSON. Browsers have learned to translate between them (Chrome 129, Firefox 119, Safari
// 18.4); for older ones it is done here.

type Options = Record<string, unknown>;
type Described = { id: string };

/** True where the browser knows passkeys: on https and on localhost. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in window && window.isSecureContext;
}

/** Asks the person to make a passkey; throws when they do not, or the browser cannot. */
export async function makePasskey(options: Options): Promise<unknown> {
  const publicKey = creationOptions(options);
  return toJson(await navigator.credentials.create({ publicKey }));
}

/** Asks the person to sign in with a passkey; `mediation: "conditional"` waits until they choose one in a field. */
export async function usePasskey(
  options: Options,
  how: { mediation?: CredentialMediationRequirement; signal?: AbortSignal },
): Promise<unknown> {
  return toJson(await navigator.credentials.get({ ...how, publicKey: requestOptions(options) }));
}

function creationOptions(options: Options): PublicKeyCredentialCreationOptions {
  const parse = PublicKeyCredential.parseCreationOptionsFromJSON?.bind(PublicKeyCredential);
  if (parse) return parse(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const user = options["user"] as Described;
  return {
    ...withBytes(options, "excludeCredentials"),
    user: { ...user, id: toBytes(user.id) },
  } as unknown as PublicKeyCredentialCreationOptions;
}

function requestOptions(options: Options): PublicKeyCredentialRequestOptions {
  const parse = PublicKeyCredential.parseRequestOptionsFromJSON?.bind(PublicKeyCredential);
  if (parse) return parse(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return withBytes(options, "allowCredentials") as unknown as PublicKeyCredentialRequestOptions;
}

function withBytes(options: Options, list: string): Options {
  const described = (options[list] ?? []) as Described[];
  return {
    ...options,
    challenge: toBytes(String(options["challenge"])),
    [list]: described.map((each) => ({ ...each, id: toBytes(each.id) })),
  };
}

function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey");
  if (typeof credential.toJSON === "function") {
    try {
      return credential.toJSON();
    } catch {
      // Some password managers put their own object here, whose toJSON fails.
    }
  }
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
