import { type Agent, get } from "node:http";
import { cpuOf } from "../process-figures.ts";

const rounds = 7;
const requests = 30;

type Request = { agent: Agent; url: string; cookie?: string | undefined };

/** CPU milliseconds per request of a process, after a warm-up, one value for each round. */
export async function cpuOfRequests(pid: number, request: Request): Promise<number[]> {
  for (let warm = 0; warm < 2 * requests; warm += 1) await read(request);
  const spent: number[] = [];
  for (let round = 0; round < rounds; round += 1) spent.push(await timed(pid, () => read(request)));
  return spent;
}

/** Average CPU milliseconds per request; wall-clock time if CPU time cannot be read. */
async function timed(pid: number, ask: () => Promise<void>): Promise<number> {
  const before = cpuOf(pid);
  const begun = performance.now();
  for (let count = 0; count < requests; count += 1) await ask();
  const spent = cpuOf(pid) - before;
  return (spent > 0 ? spent : performance.now() - begun) / requests;
}

function read({ agent, url, cookie }: Request): Promise<void> {
  const headers = { "accept-encoding": "gzip, deflate, br, zstd", ...(cookie && { cookie }) };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      reply.resume().on("end", resolve);
    }).on("error", reject);
  });
}
