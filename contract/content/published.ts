import type { PublishedBlock } from "../content.ts";
import type { ContentName, ContentValue } from "./all-blocks.ts";

/** The published value of a block. Throws when the block is not in the map. */
export function publishedValue<Name extends ContentName>(
  blocks: ReadonlyMap<string, Pick<PublishedBlock, "value">>,
  name: Name,
): ContentValue<Name> {
  const block = blocks.get(name);
  if (!block) throw new Error(`The block ${name} was not read`);
  // The server has completed every value by the fields of its block.
  return block.value as ContentValue<Name>;
}
