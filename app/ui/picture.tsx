import { OwnStyle, ownClass } from "./own-style.tsx";
import { phoneSizes, pictureSources, type PictureRecord, uploadUrl } from "./picture-sources.ts";
import { widestNeeded } from "./widest-needed.ts";

interface PictureProps {
  picture: PictureRecord;
  /** How wide it is shown, as in `<img sizes>`: "(width < 40rem) 100vw, 33vw". Not needed where one width is offered. */
  sizes?: string;
  /** No wider version is offered: its place never needs one. */
  widest?: number;
  /** The first picture of a page: fetched at once, before anything lazy. */
  priority?: boolean;
  /** Overrides the title; "" where the text beside it already says everything. */
  alt?: string;
  className?: string;
}

/** A stored picture in the best format and width for the screen; its place is kept, so nothing jumps. */
export function Picture({
  picture,
  sizes,
  widest,
  priority = false,
  alt = picture.title,
  className = "",
}: PictureProps) {
  const own = ownRules(picture);
  return (
    <picture>
      {own ? <OwnStyle css={own} /> : null}
      {pictureSources(picture, widest, widestNeeded(sizes)).map(({ type, srcSet }) => (
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
        className={[className, own && ownClass(own)].filter(Boolean).join(" ") || undefined}
      />
    </picture>
  );
}

/** Styles for the placeholder while it loads, and for the part kept in sight when it is cropped. */
function ownRules({ placeholder, focus }: PictureRecord): string {
  const background = placeholder ? `background-image:url("${placeholder}")` : "";
  return [background, focus ? `object-position:${focus}` : ""].filter(Boolean).join(";");
}
