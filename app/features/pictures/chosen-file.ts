import { largestPictureBytes } from "#contract/rules/picture-size.ts";

/** Why a file need not be sent. One without a type may still be an image: the server looks into it. */
export function faultOf({ name, type, size }: File): string | undefined {
  if (type && !type.startsWith("image/")) return `${name} is not an image.`;
  return size > largestPictureBytes ? `${name} is larger than 15 MB.` : undefined;
}

/** "IMG_2041-dal lake.jpg" to "IMG 2041 dal lake": a start for the alternative text. */
export function titleOf(fileName: string): string {
  return fileName
    .replace(/\.[^.]+$/, "")
    .replace(/[_-]+/g, " ")
    .trim()
    .slice(0, 200);
}
