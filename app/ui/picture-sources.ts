/** A stored picture; `path` is like `pictures/<hash>/1280.jpg`, or from the root for content pictures. */
export interface PictureRecord {
  path: string;
  title: string;
  width: number;
  height: number;
  /** A data URI of a few pixels, shown blurred until the picture has come. */
  placeholder?: string | undefined;
  /** The colour of a title band below it: of the picture's darkest area. */
  band?: string | undefined;
  /** What must stay in sight where the picture is cropped, as in CSS: "50% 80%". */
  focus?: string | undefined;
  /** The widths that were made, if they differ from the usual ones. */
  widths?: readonly number[] | undefined;
  formats?: readonly PictureFormat[] | undefined;
}

export type PictureFormat = "avif" | "webp";

const usualWidths = [320, 640, 960, 1280, 1920];
const mimeTypes: Record<PictureFormat, string> = { avif: "image/avif", webp: "image/webp" };

/** The address of a stored path; content pictures, which the build made, have theirs from the root. */
export function uploadUrl(path: string): string {
  return path.startsWith("/") ? path : `/uploads/${path}`;
}

/**
 * The `<source>`s of a picture, best format first, none wider than the original or `widest`, if there are others, and one
 * at most that is wider than `needed`.
 */
export function pictureSources(
  picture: PictureRecord,
  widest = Infinity,
  needed = Infinity,
): { type: string; srcSet: string }[] {
  const { path, width, widths: made = usualWidths.filter((candidate) => candidate <= width) } = picture;
  const enough = made.find((candidate) => candidate >= needed) ?? Infinity;
  const fitting = made.filter((candidate) => candidate <= Math.min(widest, enough));
  const widths = fitting.length > 0 ? fitting : made;
  const folder = uploadUrl(path.slice(0, path.lastIndexOf("/")));
  if (widths.length === 0 || !path.includes("/")) return [];
  return (picture.formats ?? ["avif", "webp"]).map((format) => ({
    type: mimeTypes[format],
    srcSet: widths.map((candidate) => `${folder}/${candidate}.${format} ${candidate}w`).join(","),
  }));
}

/**
 * Phones have two or three pixels for each CSS pixel; more than one and a half are not seen in a picture as wide as the
 * screen, and double its bytes: they are told half of that width, and so take the version of 640 px.
 */
const onPhones = "(width < 30rem) 49vw";

/**
 * How wide a picture is shown, as `sizes` says it, with the widest ones kept within what a phone shows; without blanks,
 * for a page says it a hundred times. Browsers that take WebP know no AVIF, and hardly one of them `(width < 40rem)`:
 * they are told a single width.
 */
export function phoneSizes(sizes: string | undefined, type = mimeTypes.avif): string | undefined {
  const isWide = Number(/(\d{1,3})vw/.exec(sizes ?? "")?.[1]) > 60;
  if (type === mimeTypes.webp && sizes)
    return isWide ? "49vw" : sizes.slice(sizes.lastIndexOf(",") + 1).trim();
  return (isWide ? `${onPhones},${sizes}` : sizes)?.replaceAll(/ ?([<,]) /g, "$1");
}
