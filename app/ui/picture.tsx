import { OwnStyle, ownClass } from "./own-style.tsx";
import { phoneSizes, pictureSources, type PictureRecord, uploadUrl } from "./picture-sources.ts";
import { widestUsefulSize } from "./widest-needed.ts";

interface PictureProps {
  picture: PictureRecord;
  /** As in `<img sizes>`: "(width < 40rem) 100vw, 33vw". Not needed when only one width is offered. */
  sizes?: string;
  /** The largest width to offer, in pixels. */
  widest?: number;
  /** For the first picture of a page: loaded eagerly, with high priority. */
  priority?: boolean;
  /** Overrides the title; "" for a decorative picture. */
  alt?: string;
  className?: string;
}

/** A stored picture in the best format and width for the screen; its size is reserved, so nothing shifts. */
export function Picture({
  picture,
  sizes,
  widest,
  priority = false,
  alt = picture.title,
  className = "",
}: PictureProps) {
  const css = ownRules(picture);
  return (
    <picture>
      {css ? <OwnStyle css={css} /> : null}
      {pictureSources(picture, widest, widestUsefulSize(sizes)).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={phoneSizes(sizes, type)} />
      ))}
      <img
        src={uploadUrl(picture.path)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : undefined}
        className={[className, css && ownClass(css)].filter(Boolean).join(" ") || undefined}
      />
    </picture>
  );
}

/** CSS declarations for the placeholder and the focus point. */
function ownRules({ placeholder, focus }: PictureRecord): string {
  const background = placeholder ? `background-image:url("${placeholder}")` : "";
  return [background, focus ? `object-position:${focus}` : ""].filter(Boolean).join(";");
}
