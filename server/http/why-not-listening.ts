import type { Config } from "../config.ts";

const noAddress = (host: string) =>
  `HOST=${host} is no address of this machine: 127.0.0.1 is for a proxy on it, 0.0.0.0 for all networks.`;

const reasons: Record<string, (where: Pick<Config, "host" | "port">) => string> = {
  EADDRINUSE: ({ port }) =>
    `Another program has port ${port}. Stop it, or choose another port: PORT=3001 npm start`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}: choose one from 1024 on, such as PORT=3000, and let a proxy have port 80 and 443 (deploy/domain.md).`,
  EADDRNOTAVAIL: ({ host }) => noAddress(host),
  ENOTFOUND: ({ host }) => noAddress(host),
  EAI_AGAIN: ({ host }) => noAddress(host),
};

/** Why the server cannot listen, as a sentence that says what to do; undefined for an unusual reason. */
export function whyNotListening(
  code: string | undefined,
  where: Pick<Config, "host" | "port">,
): string | undefined {
  return reasons[code ?? ""]?.(where);
}
