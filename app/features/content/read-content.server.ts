import type { RouterContextProvider } from "react-router";
import type { ContentName, ContentValue } from "#contract/content/all-blocks.ts";
import { publishedValue } from "#contract/content/published.ts";
import { type PictureValue, shownOf } from "#contract/content/values.ts";
import type { PublishedBlock } from "#contract/content.ts";
import { contentPicture } from "#app/content/content-pictures.server.ts";
import type { WithPicture } from "./with-picture.ts";
import { apiContext } from "#app/context.ts";
import { orErrorPage } from "#app/reply.ts";
import type { PictureRecord } from "#app/ui/picture-sources.ts";

/** The published content of the public pages; all loaders of a request share one read. */
export async function readContent(context: Readonly<RouterContextProvider>): Promise<SiteContent> {
  return new SiteContent(orErrorPage(await context.get(apiContext).content.list()).data);
}

export class SiteContent {
  readonly #blocks: ReadonlyMap<string, PublishedBlock>;

  constructor(blocks: readonly PublishedBlock[]) {
    this.#blocks = new Map(blocks.map((block) => [block.name, block]));
  }

  /** The published value of a block. */
  get<Name extends ContentName>(name: Name): ContentValue<Name> {
    return publishedValue(this.#blocks, name);
  }

  /** Resolves a picture value for display; undefined when none is chosen, or it was deleted. */
  picture({ id, name, alt, focus }: PictureValue): PictureRecord | undefined {
    const found = id === null ? name !== "" && contentPicture(name) : this.#kept(id);
    if (!found) return undefined;
    return { ...found, title: alt || found.title, focus: focus || undefined };
  }

  /** The visible items of a list, with their pictures resolved. */
  drawn<Item extends { shown: boolean; picture: PictureValue }>(items: readonly Item[]): WithPicture<Item>[] {
    return shownOf(items).map(({ picture, ...item }) => ({ ...item, picture: this.picture(picture) }));
  }

  #kept(id: number): PictureRecord | undefined {
    for (const { pictures } of this.#blocks.values()) {
      const picture = pictures.find((each) => each.id === id);
      if (picture) return picture;
    }
    return undefined;
  }
}
