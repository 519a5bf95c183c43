import type { Client } from "#contract/client.ts";
import { drawCode } from "#app/features/payments/draw-code.server.ts";
import { orErrorPage } from "#app/reply.ts";

/** The user's second factors; with `setup=app` in the address also the QR code of the app being set up. */
export async function readSecondFactor(api: Client, address: URLSearchParams) {
  const status = orErrorPage(await api.secondFactor.status()).data;
  const isSettingUp = address.get("setup") === "app" && status.appSince === null;
  const waiting = isSettingUp ? await api.secondFactor.waitingApp() : null;
  return {
    status,
    setup: waiting?.ok ? { secret: waiting.data.secret, code: drawCode(waiting.data.address) } : null,
    setupEnded: waiting && !waiting.ok ? waiting.message : undefined,
  };
}

export type SecondFactorPage = Awaited<ReturnType<typeof readSecondFactor>>;
