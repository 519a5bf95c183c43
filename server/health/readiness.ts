import { canReadDatabase } from "../db/can-read.ts";
import { readFreeSpace } from "../free-space.ts";
import type { Services } from "../services.ts";
import { withTimeout } from "./with-timeout.ts";

/** What is unavailable or short, in words; `isReady` is false when this process can serve nobody. */
export type Readiness = { isReady: boolean; words: string[] };

/** In milliseconds. Probes within `cachedFor` share an answer, so that they cannot be used to load what they ask. */
const cachedFor = 1000;
const longest = 2500;

/**
 * Returns a function that checks whether this process can serve: not without its database or its data folder, nor while
 * it stops. Without pictures, or with little space, the site does most of its work: only the words report it.
 */
export function askReadiness(services: Services): () => Promise<Readiness> {
  let last = Promise.resolve<Readiness>({ isReady: false, words: [] });
  let askedAt = -Infinity;
  return () => {
    if (services.isStopping?.()) return Promise.resolve({ isReady: false, words: ["stopping"] });
    if (performance.now() - askedAt > cachedFor) {
      askedAt = performance.now();
      last = look(services);
    }
    return last;
  };
}

async function look(services: Services): Promise<Readiness> {
  const [hasDatabase, hasPictures, space] = await Promise.all([
    withTimeout(longest, canReadDatabase(services.db)).catch(() => false),
    withTimeout(longest, canFindPictures(services)).catch(() => false),
    withTimeout(longest, readFreeSpace(services)).catch(() => undefined),
  ]);
  const faults = [
    ...(hasDatabase ? [] : ["the database is away"]),
    ...(space ? [] : ["the data folder is away"]),
  ];
  // No figures, because everybody can read this.
  const words = [
    ...(hasPictures ? [] : ["the picture store is away"]),
    ...(space?.isLow ? ["little space is left"] : []),
  ];
  if (faults.length > 0) return { isReady: false, words: [...faults, ...words] };
  return { isReady: true, words: ["ready", ...words] };
}

/** True when the picture store takes pictures. */
export async function canFindPictures({ pictures }: Pick<Services, "pictures">): Promise<boolean> {
  return (await pictures.store.fault()) === undefined;
}
