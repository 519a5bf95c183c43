import type { Picture } from "#contract/pictures.ts";
import { contentPicture } from "#app/content/content-pictures.server.ts";
import { type BlockPictures, pictureKey } from "#app/features/block-form/block-pictures.ts";
import { itemsOf, partsOf, type RawBlockValue } from "#app/features/block-form/value-at.ts";

/** The pictures that a value names: those of the gallery among `pictures`, and the product's own. */
export function picturesFor(value: RawBlockValue, pictures: readonly Picture[]): BlockPictures {
  const keys = new Set(namedIn(value));
  const found = [...keys].flatMap((key) => {
    const [kind, name = ""] = key.split(" ");
    const picture =
      kind === "id"
        ? pictures.find(({ id }) => id === Number(name))
        : (contentPicture(name) ?? contentPicture(`${name}-wide`));
    return picture ? [[key, picture] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The keys of all pictures in a value, recursively. */
function namedIn(value: unknown): string[] {
  const key = pictureKey(value);
  const within = Array.isArray(value) ? itemsOf(value) : Object.values(partsOf(value));
  return [...(key ? [key] : []), ...within.flatMap(namedIn)];
}
