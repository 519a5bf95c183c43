import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { fileURLToPath } from "node:url";
import { projectFolder } from "./project-folder.ts";

/**
 * The stack with each position in a bundle replaced by that in its source, read from the map beside the bundle. Node
 * could do it by itself, but would read all maps at the start.
 */
export function inSources(stack: string): string {
  return stack.replaceAll(/(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g, (whole, url: string, line, column) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return whole;
    const source = new URL(origin.fileName, url).href.replace(projectFolder.href, "");
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) maps.set(url, readMap(url));
  return maps.get(url);
}

function readMap(url: string): SourceMap | undefined {
  try {
    const map: SourceMapPayload = JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, "utf8"));
    return new SourceMap(map);
  } catch {
    // No bundle, or no map beside it: the position stays as it is.
    return undefined;
  }
}
