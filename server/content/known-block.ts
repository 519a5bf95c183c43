import { type AnyBlock, findBlock } from "#contract/content/all-blocks.ts";
import { defaultOf } from "#contract/content/block.ts";
import { complete } from "#contract/content/complete.ts";
import { schemaOf } from "#contract/content/schema.ts";
import { fieldErrors } from "#contract/core/wire.ts";
import { AppError, orNotFound } from "../errors.ts";

/** The block of that name. Throws `not_found`. */
export function requireBlock(name: string): AnyBlock {
  return orNotFound(findBlock(name), "block");
}

/** The value to store. Throws `invalid` with each error at its field: `value.slides.2.title`. */
export function checkedValue({ fields }: AnyBlock, value: unknown): string {
  const { data, error } = schemaOf(fields).safeParse(value);
  if (!error) return JSON.stringify(data);
  const faults = Object.entries(fieldErrors(error));
  const errors = Object.fromEntries(faults.map(([path, message]) => [`value.${path}`, message]));
  throw new AppError("invalid", { message: faults[0]?.[1], errors });
}

/** The stored value of the block, or its default. */
export function valueOf(
  isDemo: boolean,
  block: AnyBlock,
  stored: string | undefined,
): Record<string, unknown> {
  if (stored === undefined) return defaultOf(block, isDemo);
  const value: unknown = JSON.parse(stored);
  return complete(block.fields, value);
}
