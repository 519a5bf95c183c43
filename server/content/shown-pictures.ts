import type { Picture } from "#contract/pictures.ts";
import type { Executor } from "../db/open.ts";
import { picturesById } from "../pictures/present-pictures.ts";

type Valued = { value: Record<string, unknown> };

/** Adds to each block the gallery's pictures that it names, if they exist. */
export async function withPictures<Block extends Valued>(
  db: Executor,
  blocks: readonly Block[],
): Promise<(Block & { pictures: Picture[] })[]> {
  const named = new Map(blocks.map((block) => [block, [...idsIn(block.value)]]));
  const pictures = await picturesById(db, [...new Set([...named.values()].flat())]);
  return blocks.map((block) => ({
    ...block,
    pictures: (named.get(block) ?? []).flatMap((id) => pictures.get(id) ?? []),
  }));
}

/** The ids of pictures in a value; only pictures have an `id`. */
function idsIn(value: unknown): Set<number> {
  if (typeof value !== "object" || value === null) return new Set();
  if (!Array.isArray(value) && "id" in value && "focus" in value)
    return new Set(typeof value.id === "number" ? [value.id] : []);
  return new Set(Object.values(value).flatMap((part) => [...idsIn(part)]));
}
