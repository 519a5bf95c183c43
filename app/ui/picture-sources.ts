/** A stored picture; `path` is like `pictures/<hash>/1280.jpg`, or from the root for content pictures. */
export interface PictureRecord {
  path: string;
  title: string;
  width: number;
  height: number;
  /** A data URI of a few pixels, shown blurred until the picture has loaded. */
  placeholder?: string | undefined;
  /** The colour of a title band below it, from the picture's darkest area. */
  band?: string | undefined;
  /** The point that cropping keeps visible, as in CSS: "50% 80%". */
  focus?: string | undefined;
  /** The available widths, if they differ from the usual ones. */
  widths?: readonly number[] | undefined;
  formats?: readonly PictureFormat[] | undefined;
}

export type PictureFormat = "avif" | "webp";

const usualWidths = [320, 640, 960, 1280, 1920];
const mimeTypes: Record<PictureFormat, string> = { avif: "image/avif", webp: "image/webp" };

/** The address of a stored path; paths of content pictures, which the build makes, already start at the root. */
export function uploadUrl(path: string): string {
  return path.startsWith("/") ? path : `/uploads/${path}`;
}

/**
 * The `<source>`s of a picture, best format first. Widths are limited to the original's and to `widest` (unless that leaves
 * none), and to at most one that exceeds `needed`.
 */
export function pictureSources(
  picture: PictureRecord,
  widest = Infinity,
  needed = Infinity,
): { type: string; srcSet: string }[] {
  const { path, width, widths: madeWidths = usualWidths.filter((candidate) => candidate <= width) } = picture;
  const enough = madeWidths.find((candidate) => candidate >= needed) ?? Infinity;
  const fitting = madeWidths.filter((candidate) => candidate <= Math.min(widest, enough));
  const widths = fitting.length > 0 ? fitting : madeWidths;
  const folder = uploadUrl(path.slice(0, path.lastIndexOf("/")));
  if (widths.length === 0 || !path.includes("/")) return [];
  return (picture.formats ?? ["avif", "webp"]).map((format) => ({
    type: mimeTypes[format],
    srcSet: widths.map((candidate) => `${folder}/${candidate}.${format} ${candidate}w`).join(","),
  }));
}

/**
 * Phones have two or three device pixels per CSS pixel, but more than 1.5 are not noticeable in a full-width picture and
 * double its bytes. Half the width in `sizes` makes them choose the 640 px version.
 */
const onPhones = "(width < 30rem) 49vw";

/**
 * The `sizes` attribute with the limit for phones in front, if the picture is wide; without spaces, as a page repeats it a
 * hundred times. Browsers that choose the WebP source lack AVIF, and mostly range media queries too: they get one width.
 */
export function phoneSizes(sizes: string | undefined, type = mimeTypes.avif): string | undefined {
  const isWide = Number(/(\d{1,3})vw/.exec(sizes ?? "")?.[1]) > 60;
  if (type === mimeTypes.webp && sizes)
    return isWide ? "49vw" : sizes.slice(sizes.lastIndexOf(",") + 1).trim();
  return (isWide ? `${onPhones},${sizes}` : sizes)?.replaceAll(/ ?([<,]) /g, "$1");
}
