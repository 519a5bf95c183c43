import { OwnStyle, ownClass } from "#app/ui/own-style.tsx";
import { pictureSources, type PictureRecord, uploadUrl } from "#app/ui/picture-sources.ts";

/** A scene for wide screens; some are drawn a second time, upright for phones. */
export type ArtDirection = { wide: PictureRecord; tall: PictureRecord | undefined };

/** A picture that fills its box, the upright drawing on phones. */
export function ArtPicture({
  picture: { wide, tall },
  priority,
}: {
  picture: ArtDirection;
  priority: boolean;
}) {
  const css = wide.focus ? `object-position:${wide.focus}` : "";
  return (
    <picture>
      {css ? <OwnStyle css={css} /> : null}
      {(tall ? pictureSources(tall) : []).map(({ type, srcSet }) => (
        <source key={`tall ${type}`} media="(width < 40rem)" type={type} srcSet={srcSet} sizes="49vw" />
      ))}
      {pictureSources(wide).map(({ type, srcSet }) => (
        <source key={`wide ${type}`} type={type} srcSet={srcSet} sizes="100vw" />
      ))}
      <img
        src={uploadUrl(wide.path)}
        alt=""
        width={wide.width}
        height={wide.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : undefined}
        className={css ? `hero-picture ${ownClass(css)}` : "hero-picture"}
      />
    </picture>
  );
}
