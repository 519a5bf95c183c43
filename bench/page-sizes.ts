import { get } from "node:http";
import { measureOf, type Part } from "./report.ts";

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

/** Transferred bytes, compressed as for browsers. Reported without a limit: the browser tests check the budgets. */
export async function measureSizes(address: string): Promise<Part> {
  const measures = [];
  for (const path of pages) {
    const { bytes } = await transfer(`${address}${path}`);
    const html = await (await fetch(`${address}${path}`)).text();
    const named = (pattern: RegExp) => [
      ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? "")),
    ];
    const css = await sum(address, named(/href="(\/assets\/[^"]+\.css)"/g));
    const fonts = await sum(address, named(/href="(\/[^"]+\.woff2)"/g));
    const scripts = await sum(address, named(/(\/assets\/[\w.-]+\.js)\b/g));
    const sizes = [`CSS ${kilobytes(css)}`, `fonts ${kilobytes(fonts)}`, `JavaScript ${kilobytes(scripts)}`];
    measures.push(measureOf(`${path}; ${sizes.join(", ")}`, "kB", [bytes / 1000]));
  }
  return {
    title: "HTML of pages, compressed; beside it in kB what they load, JavaScript after the first view",
    measures,
  };
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
