import type { PublishedBlock } from "../content.ts";
import type { ContentName, ContentValue } from "./all-blocks.ts";

/** What the block of that name says. Throws when it is not among them. */
export function publishedValue<Name extends ContentName>(
  blocks: ReadonlyMap<string, Pick<PublishedBlock, "value">>,
  name: Name,
): ContentValue<Name> {
  const block = blocks.get(name);
  if (!block) throw new Error(`The block ${name} was not read`);
  // The server completes every value by the fields of its block.
  return block.value as ContentValue<Name>;
}
