/** Each call that waits to be made again. */
const waiting = new Set<() => void>();
const watchers = new Set<() => void>();

export function areAnswersMissing(): boolean {
  return waiting.size > 0;
}

/** Calls back when an answer begins or ends to be missing; returns how to stop that. */
export function watchAnswers(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export function askAgain(): void {
  for (const again of waiting) again();
}

/**
 * From now on what React Router asks for is waited for until the site answers: it would put an error page in the place
 * of the page with all that was typed there. It is asked again when the network is back, or somebody says so.
 */
export function waitForAnswers(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const once = () => ask(input, init);
    return isPageData(input) ? answerOf(once, init?.signal) : once();
  };
  addEventListener("online", askAgain);
}

async function answerOf(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  for (;;) {
    // Each try waits for the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await tried(ask);
    if (answer) return answer;
    // oxlint-disable-next-line no-await-in-loop
    await toldToAskAgain(signal);
  }
}

/** The answer; undefined where none came. */
async function tried(ask: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await ask();
    return isAway(answer) ? undefined : answer;
  } catch (error) {
    // So fetch says that there is no network; what was called off is no TypeError.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Whether a proxy says that no process answers, or the site itself that it is too busy to make the page. */
function isAway({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && !headers.has("x-remix-response");
}

function toldToAskAgain(signal?: AbortSignal | null): Promise<void> {
  let stop = () => {};
  let again = () => {};
  const told = new Promise<void>((resolve, reject) => {
    again = resolve;
    stop = () => reject(signal?.reason);
  });
  signal?.addEventListener("abort", stop);
  waiting.add(again);
  if (signal?.aborted) stop();
  tell();
  return told.finally(() => {
    signal?.removeEventListener("abort", stop);
    waiting.delete(again);
    tell();
  });
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

function isPageData(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input;
  return new URL(address, location.href).pathname.endsWith(".data");
}
