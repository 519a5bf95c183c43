import { join } from "node:path";
import type { Services } from "../../services.ts";
import { linesInWords, listName, unreadLines } from "./erasure-files.ts";
import { erasureFolders } from "./keep-erasures.ts";

type Where = Pick<Services, "db" | "dataDir" | "backups">;

/** The lists of erasures with lines that are none, each with these lines: people whom they name are not erased again. */
export async function unreadErasures(services: Where) {
  const lists = await Promise.all(
    erasureFolders(services).map(async (folder) => ({
      file: join(folder, listName),
      lines: await unreadLines(folder),
    })),
  );
  return lists
    .filter(({ lines }) => lines.length > 0)
    .map(({ file, lines }) => ({ file, lines: linesInWords(lines) }));
}
