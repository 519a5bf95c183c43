import { get } from "node:http";
import { table } from "./figures.ts";

const pages = [
  "/",
  "/hotels",
  "/hotel/1",
  "/booking/1",
  "/packages",
  "/package/1",
  "/cab-services",
  "/gallery",
  "/contact",
  "/control/login",
];

/** Bytes over the wire, compressed as a browser asks for them. Told, not judged: the browser tests hold the budgets. */
export async function measureSizes(address: string): Promise<void> {
  const rows: string[][] = [];
  for (const path of pages) {
    const { bytes } = await transfer(`${address}${path}`);
    const html = await (await fetch(`${address}${path}`)).text();
    const named = (pattern: RegExp) => [
      ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? "")),
    ];
    const css = await sum(address, named(/href="(\/assets\/[^"]+\.css)"/g));
    const fonts = await sum(address, named(/href="(\/[^"]+\.woff2)"/g));
    const scripts = await sum(address, named(/(\/assets\/[\w.-]+\.js)\b/g));
    rows.push([path, ...[bytes, css, fonts, scripts].map(kilobytes)]);
  }
  console.log("\nSize of pages in kB, compressed; JavaScript comes after the first view");
  table(["page", "HTML", "CSS", "fonts", "JavaScript"], rows);
}

async function sum(address: string, paths: string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => transfer(`${address}${path}`)));
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function transfer(url: string): Promise<{ bytes: number }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br, gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ bytes }));
    }).on("error", reject);
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
