import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { fileURLToPath } from "node:url";
import { projectFolder } from "./project-folder.ts";

/**
 * Replaces each position in a bundle in a stack by its position in the source, read from the bundle's source map. Node
 * could do so itself, but would read all maps at the start.
 */
export function mapToSources(stack: string): string {
  return stack.replaceAll(/(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g, (match, url: string, line, column) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return match;
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
    // Without a bundle or a map the position is unchanged.
    return undefined;
  }
}
