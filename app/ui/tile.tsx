import { Link } from "./link.tsx";
import { OwnStyle, ownClass } from "./own-style.tsx";
import { Picture } from "./picture.tsx";
import type { PictureRecord } from "./picture-sources.ts";
import { Icon } from "./icon.tsx";

interface TileProps {
  href: string;
  title: string;
  line?: string;
  picture: PictureRecord | undefined;
  sizes?: string;
  className?: string;
}

/** A picture over its title band; the whole tile is one link. */
export function Tile({
  href,
  title,
  line,
  picture,
  sizes = "(width < 62.5rem) 100vw, 50vw",
  className = "",
}: TileProps) {
  const css = picture?.band ? `--band:${picture.band}` : "";
  return (
    <Link href={href} className={`tile title-band lift on-dark group ${ownClass(css)} ${className}`}>
      <OwnStyle css={css} />
      <span className="tile-picture">
        {picture ? <Picture picture={picture} sizes={sizes} alt="" className="zoom" /> : null}
      </span>
      <span className="tile-text">
        <span>
          <span className="serif tile-title">{title}</span>
          {line ? <span className="tile-line">{line}</span> : null}
        </span>
        <Icon of="arrow-right" />
      </span>
    </Link>
  );
}
