import { data } from "react-router";
import type { Client } from "#contract/client.ts";
import { blocks, findBlock } from "#contract/content/all-blocks.ts";
import { contentPages } from "#contract/content/block.ts";
import type { BlockFields } from "#contract/content/field-kinds.ts";
import type { RawBlockValue } from "#app/features/block-form/value-at.ts";
import { orErrorPage } from "#app/reply.ts";
import type { BlockState } from "./block-state.ts";
import { picturesFor } from "./pictures-for.ts";

/** A block in the overview. */
export type BlockLine = {
  name: string;
  title: string;
  isOwn: boolean;
  /** The block's own switch is off. */
  isSwitchedOff: boolean;
  draft: { at: string; by: string } | null;
};

export type SitePage = { page: string; title: string; href: string; blocks: BlockLine[] };

/** Every page of the site with its blocks, in the order of the page. */
export async function readSite(api: Client): Promise<SitePage[]> {
  const [published, drafts] = await Promise.all([api.content.list(), api.content.drafts()]);
  const stored = new Map(orErrorPage(published).data.map((each) => [each.name, each]));
  const drafted = new Map(orErrorPage(drafts).data.map(({ name, at, by }) => [name, { at, by }]));
  const lines = blocks.map(({ name, title, page, fields }) => ({
    name,
    title,
    page,
    isOwn: (stored.get(name)?.version ?? 0) > 0,
    isSwitchedOff: isSwitchedOff(fields, stored.get(name)?.value),
    draft: drafted.get(name) ?? null,
  }));
  return Object.entries(contentPages).flatMap(([page, { title, href }]) => {
    const pageBlocks: BlockLine[] = lines.filter((line) => line.page === page);
    return pageBlocks.length > 0 ? [{ page, title, href, blocks: pageBlocks }] : [];
  });
}

/** The block of that name with its draft, if there is one; throws the error page where there is no such block. */
export async function readBlock(api: Client, name: string): Promise<BlockState> {
  const block = findBlock(name);
  if (!block) throw data({ message: "The site has no such block" }, { status: 404 });
  const [list, drafts] = await Promise.all([api.content.list(), api.content.drafts()]);
  const published = orErrorPage(list).data.find((each) => each.name === name);
  const draft = orErrorPage(drafts).data.find((each) => each.name === name);
  if (!published) throw data({ message: "The site has no such block" }, { status: 404 });
  const { title, page, fields } = block;
  const { value: stored, pictures } = draft ?? published;
  const isNew = published.version === 0 && !draft;
  const value = isNew ? { ...stored, ...switchedOn(block.fields) } : stored;
  return {
    name,
    title,
    page,
    fields,
    help: "help" in block ? (block.help ?? "") : "",
    value,
    published: published.value,
    isSwitchedOff: isSwitchedOff(block.fields, published.value),
    version: published.version,
    draft: draft?.version ?? 0,
    written: draft ? { at: draft.at, by: draft.by } : null,
    isOverTaken: draft !== undefined && draft.publishedVersion !== published.version,
    pictures: picturesFor(value, pictures),
  };
}

function isSwitchedOff(fields: BlockFields, published: RawBlockValue = {}): boolean {
  return Object.keys(switchedOn(fields)).some((field) => published[field] !== true);
}

/** The block's switch fields that are on by default (`beginsOn`), all set to true. */
function switchedOn(fields: BlockFields): RawBlockValue {
  const names = Object.entries(fields).filter(([, field]) => field.kind === "switch" && field.beginsOn);
  return Object.fromEntries(names.map(([name]) => [name, true]));
}
