import { cutAt } from "#contract/rules/text.ts";
import { largestPictureBytes } from "#contract/rules/picture-size.ts";

/** Why a file is not uploaded; undefined if it may be. A file without a type may be an image: the server checks it. */
export function faultOf({ name, type, size }: File): string | undefined {
  if (type && !type.startsWith("image/")) return `${name} is not an image.`;
  return size > largestPictureBytes ? `${name} is larger than 15 MB.` : undefined;
}

/** "IMG_2041-dal lake.jpg" to "IMG 2041 dal lake": an initial alternative text. */
export function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]+$/, "")
    .replace(/[_-]+/g, " ")
    .trim();
  return cutAt(words, 200);
}
