import { Lane, type LaneRequest } from "./lane.ts";

const atOnce = 4;
const mostWaiting = 60;

/** By account. */
const lanes = new Map<string, Lane>();

/**
 * Runs `work`, which receives a body of many megabytes and answers it, a few at once for each member of staff. The others
 * are left unread meanwhile: otherwise one account could fill the memory with what it sends.
 */
export function withLargeBody<T>(account: string, request: LaneRequest, work: () => Promise<T>): Promise<T> {
  const lane = lanes.get(account) ?? new Lane(atOnce, mostWaiting);
  lanes.set(account, lane);
  return lane.run(request, work);
}
