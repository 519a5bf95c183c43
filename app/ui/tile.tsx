import { Link } from "./link.tsx";
import { OwnStyle, ownClass } from "./own-style.tsx";
import { Picture } from "./picture.tsx";
import type { PictureRecord } from "./picture-sources.ts";
import { Icon } from "./icon.tsx";

interface TileProps {
  href: string;
  title: string;
  line?: string;
  picture: PictureRecord;
  /** The title band's colour, from the picture's darkest area. */
  band?: string;
  sizes?: string;
  className?: string;
}

/** A picture over its title band; the whole tile is one link. */
export function Tile({
  href,
  title,
  line,
  picture,
  band = picture.band || undefined,
  sizes = "(width < 62.5rem) 100vw, 50vw",
  className = "",
}: TileProps) {
  const own = band ? `--band:${band}` : "";
  return (
    <Link
      href={href}
      className={`title-band lift on-dark group grid min-h-55 grid-rows-[1fr_auto] overflow-hidden rounded-control ${ownClass(own)} ${className}`}
    >
      <OwnStyle css={own} />
      <span className="relative min-h-0 overflow-hidden">
        <Picture
          picture={picture}
          sizes={sizes}
          alt=""
          className="zoom absolute inset-0 size-full object-cover object-[50%_66%]"
        />
      </span>
      <span className="flex items-center justify-between gap-4 px-5 py-4">
        <span>
          <span className="serif block text-card">{title}</span>
          {line ? <span className="mt-1 block text-sm text-balance text-cream2">{line}</span> : null}
        </span>
        <Icon
          of="arrow-right"
          className="size-6 flex-none text-glow transition group-hover:translate-x-1 rtl:-scale-x-100"
        />
      </span>
    </Link>
  );
}
