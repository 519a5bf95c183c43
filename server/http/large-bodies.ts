import { Lane, type LaneRequest } from "./lane.ts";

const atOnce = 4;
const mostWaiting = 60;

/**
 * Receives bodies of many megabytes a few at once for each member of staff. The others are left unread meanwhile:
 * otherwise one account could fill the memory with what it sends.
 */
export class LargeBodies {
  readonly #lanesByAccount = new Map<string, Lane>();

  /** Runs `work`, which receives such a body and answers it, when its turn comes. Throws as `Lane` does. */
  run<T>(account: string, request: LaneRequest, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanesByAccount.get(account) ?? new Lane(atOnce, mostWaiting);
    this.#lanesByAccount.set(account, lane);
    return lane.run(request, work);
  }
}
