/** Fetches and parses a page; rejects on an error status and after `timeout` milliseconds. */
export async function readPage(address: URL, timeout: number): Promise<Document> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
