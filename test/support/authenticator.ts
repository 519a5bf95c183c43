import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { NewCredential, SigningCredential } from "#contract/second-factor.ts";

const flags = { present: 0x01, verified: 0x04, canBackUp: 0x08, backedUp: 0x10, hasKey: 0x40 };

type Asked = { challenge: string; rp?: { id: string }; rpId?: string };

/** Deviations of a device: another origin, no user verification, an old counter. */
type Manner = { origin?: string; isVerified?: boolean; counter?: number };

/** A simulated authenticator with one synced ES256 passkey. */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let userHandle = "";
  let count = 0;

  function authenticatorData(rpId: string, { isVerified = true, counter }: Manner, key?: Buffer): Buffer {
    count = counter ?? count + 1;
    const held = isVerified ? flags.present | flags.verified : flags.present;
    const head = Buffer.alloc(37);
    createHash("sha256").update(rpId).digest().copy(head);
    head[32] = held | flags.canBackUp | flags.backedUp | (key ? flags.hasKey : 0);
    head.writeUInt32BE(count, 33);
    if (!key) return head;
    return Buffer.concat([head, Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
  }

  function credential() {
    const name = id.toString("base64url");
    return { id: name, rawId: name, type: "public-key" as const, clientExtensionResults: {} };
  }

  function create(options: unknown, manner: Manner = {}): NewCredential {
    const { challenge, rp, user } = options as Asked & { user: { id: string } };
    userHandle = user.id;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
    const authData = authenticatorData(rp?.id ?? "", manner, encode(key));
    const attestation = new Map<string, string | Buffer | Map<string, string>>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      ...credential(),
      authenticatorAttachment: "platform",
      response: {
        clientDataJSON: clientData("webauthn.create", challenge, manner.origin ?? origin).toString(
          "base64url",
        ),
        attestationObject: encode(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  function get(options: unknown, manner: Manner = {}): SigningCredential {
    const { challenge, rpId } = options as Asked;
    const authData = authenticatorData(rpId ?? "", manner);
    const client = clientData("webauthn.get", challenge, manner.origin ?? origin);
    const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
    return {
      ...credential(),
      authenticatorAttachment: "platform",
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
        userHandle,
      },
    };
  }

  return { create, get };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

type Cbor = number | string | Buffer | Map<string | number, Cbor>;

/** As much of CBOR as a passkey needs. */
function encode(value: Cbor | ReadonlyMap<string | number, Cbor>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<string | number, Cbor>)].flatMap(([key, each]) => [
    encode(key),
    encode(each),
  ]);
  return Buffer.concat([head(5, entries.length / 2), ...entries]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
