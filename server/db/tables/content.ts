import type { Generated } from "kysely";
import type { contentLanguages } from "#contract/content.ts";

type Keyed = { name: string; language: (typeof contentLanguages)[number]; changed_at: string };

/** Blocks of the public pages; `value` is JSON. */
export type ContentTables = {
  /** Published blocks; a block without a row has the contract's default. */
  content_blocks: Keyed & { id: Generated<number>; value: string; version: number };
  /** The latest versions of each block, the one in force among them. */
  content_versions: Keyed & { id: Generated<number>; version: number; value: string; staff_name: string };
  /** `value` is null once it was published or discarded; `version` counts on, so that no draft is taken for another. */
  content_drafts: Keyed & {
    value: string | null;
    version: number;
    published_version: number;
    staff_name: string;
  };
};
