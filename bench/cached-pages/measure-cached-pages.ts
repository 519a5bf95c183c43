import { fork } from "node:child_process";
import { once } from "node:events";
import { median } from "../figures.ts";
import { measureOf, type Part } from "../report.ts";
import { capture, encoding, host } from "./captured-reply.ts";
import { type Figures, load, type Target } from "./load.ts";

const paths = ["/", "/hotels", "/hotel/1", "/package/1", "/api/Hotel/AllUser"];
const rounds = 5;
const milliseconds = 500;
/** The least part of what bare `node:http` does. */
const minimum = { full: 0.7, unchanged: 0.8 };

type Row = { name: string; minimum: number; ours: Figures[]; bare: Figures[] };

/**
 * Measures cached pages against bare `node:http` that answers the same bytes and headers, in turn, several rounds.
 * What is judged is CPU time for a request where it can be read, for it is steadier.
 */
export async function measureCachedPages(site: { address: string; pid: number }): Promise<Part> {
  const child = fork(new URL("bare-server.ts", import.meta.url), { execArgv: process.execArgv });
  const [port]: unknown[] = await once(child, "message");
  const bare: Target = { port: Number(port), pid: child.pid ?? 0 };
  const ours: Target = { port: Number(new URL(site.address).port), pid: site.pid };
  try {
    const rows: Row[] = [];
    for (const path of paths) {
      await capture(site.address, path);
      const full = await capture(site.address, path);
      const unchanged = await capture(site.address, path, full.etag);
      if (unchanged.status !== 304) throw new Error(`${path} answered ${unchanged.status} to its own tag`);
      child.send([full, unchanged]);
      await once(child, "message");
      const size = `${path}, ${(full.body.length * 0.75e-3).toFixed(1)} kB`;
      rows.push({ name: size, minimum: minimum.full, ...(await compare(ours, bare, requestText(path))) });
      const again = requestText(path, full.etag);
      rows.push({ name: `${path}, 304`, minimum: minimum.unchanged, ...(await compare(ours, bare, again)) });
    }
    return partOfRows(rows);
  } finally {
    child.kill();
  }
}

function requestText(path: string, etag?: string): string {
  const condition = etag ? `If-None-Match: ${etag}\r\n` : "";
  return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n${condition}\r\n`;
}

async function compare(ours: Target, bare: Target, request: string) {
  const figures: { ours: Figures[]; bare: Figures[] } = { ours: [], bare: [] };
  for (let round = -1; round < rounds; round += 1) {
    const one = await load(ours, request, milliseconds);
    const other = await load(bare, request, milliseconds);
    // The first round warms up.
    if (round < 0) continue;
    figures.ours.push(one);
    figures.bare.push(other);
  }
  return figures;
}

function partOfRows(rows: Row[]): Part {
  const measures = rows.map(({ name, minimum: atLeast, ours, bare }) => {
    const perSecond = (all: Figures[]) => median(all.map((one) => one.perSecond)).toFixed(0);
    const parts = ours.map((one, round) => partOf(one, bare[round]));
    return measureOf(`${name}; ${perSecond(ours)} a second, bare ${perSecond(bare)}`, "", parts, { atLeast });
  });
  return { title: "Cached replies as a part of bare node:http with the same bytes, by CPU time", measures };
}

/** Ours as a part of the bare server's: of its CPU time where that is known, else of its speed. */
function partOf(ours: Figures, bare: Figures | undefined): number {
  if (!bare) return Number.NaN;
  return ours.cpu > 0 ? bare.cpu / ours.cpu : ours.perSecond / bare.perSecond;
}
