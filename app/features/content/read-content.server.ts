import type { RouterContextProvider } from "react-router";
import type { ContentName, ContentValue } from "#contract/content/all-blocks.ts";
import { publishedValue } from "#contract/content/published.ts";
import { type PictureValue, shownOf } from "#contract/content/values.ts";
import type { PublishedBlock } from "#contract/content.ts";
import { contentPicture } from "#app/content/content-pictures.server.ts";
import type { Drawn } from "./drawn.ts";
import { apiContext } from "#app/context.ts";
import { orErrorPage } from "#app/reply.ts";
import type { PictureRecord } from "#app/ui/picture-sources.ts";

/** What the public pages say. All loaders of a page share one read. */
export async function readContent(context: Readonly<RouterContextProvider>): Promise<SiteContent> {
  return new SiteContent(orErrorPage(await context.get(apiContext).content.list()).data);
}

export class SiteContent {
  readonly #blocks: ReadonlyMap<string, PublishedBlock>;

  constructor(blocks: readonly PublishedBlock[]) {
    this.#blocks = new Map(blocks.map((block) => [block.name, block]));
  }

  /** What the block of that name says. */
  get<Name extends ContentName>(name: Name): ContentValue<Name> {
    return publishedValue(this.#blocks, name);
  }

  /** The picture as pages show it; undefined when none was chosen, and when it is gone. */
  picture({ id, name, alt, focus }: PictureValue): PictureRecord | undefined {
    const found = id === null ? name !== "" && contentPicture(name) : this.#kept(id);
    if (!found) return undefined;
    return { ...found, title: alt || found.title, focus: focus || undefined };
  }

  /** The items of a list that people see, each with its picture. */
  drawn<Item extends { shown: boolean; picture: PictureValue }>(items: readonly Item[]): Drawn<Item>[] {
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
