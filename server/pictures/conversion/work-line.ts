export type WorkLine = {
  /** Runs `work` when it is its turn; `now` goes before everything that is still waiting `later`. */
  run<T>(urgency: "now" | "later", work: () => Promise<T>): Promise<T>;
};

/**
 * One piece of picture work at a time in the whole process: each takes a core and much memory, and the site's
 * visitors need the rest.
 */
export function createWorkLine(): WorkLine {
  const waiting: Record<"now" | "later", (() => Promise<void>)[]> = { now: [], later: [] };
  let isWorking = false;

  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = take(); next; next = take()) await next();
    isWorking = false;
  }

  function take() {
    return waiting.now.shift() ?? waiting.later.shift();
  }

  return {
    run<T>(urgency: "now" | "later", work: () => Promise<T>) {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      waiting[urgency].push(() => work().then(resolve, reject));
      void workOff();
      return promise;
    },
  };
}
