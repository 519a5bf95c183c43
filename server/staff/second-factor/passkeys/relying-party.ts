import { isIP } from "node:net";
import type { Visitor } from "../../../call.ts";
import { AppError } from "../../../errors.ts";
import type { Services } from "../../../services.ts";

/** WebAuthn's relying party: the domain and origin that passkeys are bound to. */
export type RelyingParty = { id: string; origin: string };

const reasons = {
  noAddress:
    "Passkeys belong to a web address, and this site does not know its own: whoever runs the server can set PUBLIC_URL.",
  noHttps: "Passkeys need an address with https, and this site's has none.",
  isNumber: "Passkeys need a name for an address, and this site's is a number.",
};

/** The relying party by PUBLIC_URL, or by the request when it is `localhost`; else why passkeys are not possible. */
export function relyingParty(
  publicUrl: string | undefined,
  askedOrigin: string,
): RelyingParty | { unavailable: string } {
  const { hostname, protocol, origin } = new URL(publicUrl ?? askedOrigin);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (!publicUrl && !isLocal) return { unavailable: reasons.noAddress };
  if (isIP(hostname.replace(/^\[|\]$/g, ""))) return { unavailable: reasons.isNumber };
  if (protocol !== "https:" && !isLocal) return { unavailable: reasons.noHttps };
  return { id: hostname, origin };
}

/** As `relyingParty`; throws `conflict` with the reason where passkeys are not possible. */
export function partyOf(
  services: Pick<Services, "publicUrl">,
  visitor: Pick<Visitor, "origin">,
): RelyingParty {
  const party = relyingParty(services.publicUrl, visitor.origin);
  if ("unavailable" in party) throw new AppError("conflict", { message: party.unavailable });
  return party;
}
