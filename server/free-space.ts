import { statfs } from "node:fs/promises";
import type { FreeSpace } from "#contract/dashboard.ts";
import type { Services } from "./services.ts";

const megabyte = 1024 * 1024;

/** Below this staff are warned: a day of pictures and emails still fits. */
const lowBelowInMegabytes = 500;

/** The free space of this server's data folder, in MB; null when it has none. */
export async function readFreeSpace({ dataDir }: Pick<Services, "dataDir">): Promise<FreeSpace> {
  if (!dataDir) return { megabytes: null, isLow: false };
  const { bavail, bsize } = await statfs(dataDir);
  const megabytes = Math.floor((bavail * bsize) / megabyte);
  return { megabytes, isLow: megabytes < lowBelowInMegabytes };
}
