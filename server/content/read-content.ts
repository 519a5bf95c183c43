import { blocks, findBlock } from "#contract/content/all-blocks.ts";
import type { ContentDraft, PastContent, PublishedBlock } from "#contract/content.ts";
import type { Services } from "../services.ts";
import { type VersionRow, readBlocks, readDrafts, readVersions } from "./content.queries.ts";
import { requireBlock, valueOf } from "./known-block.ts";
import { isDemoShown } from "../settings/demo-words.ts";
import { readSettings } from "../settings/read-settings.ts";
import { inOwnName } from "./in-own-name.ts";
import { withPictures } from "./shown-pictures.ts";

const language = "en";

/** Every block as it is published. Cached in the process for one version of the content: every page reads them. */
export function readContent(services: Services): Promise<PublishedBlock[]> {
  return services.blocks.get(async () => {
    const isDemo = await isDemoShown(services);
    const { details } = await readSettings(services);
    const rows = new Map((await readBlocks(services.db.executor)).map((row) => [row.name, row]));
    const published = blocks.map((block) => {
      const row = rows.get(block.name);
      const stored = valueOf(isDemo, block, row?.value);
      const value = row ? stored : inOwnName(stored, details);
      return { name: block.name, language, value, version: row?.version ?? 0 } as const;
    });
    return withPictures(services.db.executor, published);
  });
}

/** Drafts that are not published yet. */
export async function listDrafts(services: Services): Promise<ContentDraft[]> {
  const isDemo = await isDemoShown(services);
  const rows = await readDrafts(services.db.executor);
  const drafts = rows.flatMap((row) => {
    const block = findBlock(row.name);
    if (!block || row.value === null) return [];
    const { name, version, changed_at: at, staff_name: by } = row;
    const value = valueOf(isDemo, block, row.value);
    return [
      { name, language: row.language, value, version, publishedVersion: row.published_version, at, by },
    ];
  });
  return withPictures(services.db.executor, drafts);
}

/** The versions of a block that are kept, the latest first. Throws `not_found`. */
export async function listVersions(services: Services, name: string): Promise<PastContent[]> {
  const block = requireBlock(name);
  const isDemo = await isDemoShown(services);
  const rows = await readVersions(services.db.executor, { name, language });
  return rows.map(({ id, version, value, changed_at: at, staff_name: by }: VersionRow) => {
    return { id, name, language, version, value: valueOf(isDemo, block, value), at, by };
  });
}
