import { pictureSources, type PictureRecord, uploadUrl } from "#app/ui/picture-sources.ts";

/** One scene drawn twice: for wide screens, and upright for phones. */
export type ArtDirection = { wide: PictureRecord; tall: PictureRecord };

/** A picture that fills its box, the upright drawing on phones. */
export function ArtPicture({
  picture: { wide, tall },
  priority,
}: {
  picture: ArtDirection;
  priority: boolean;
}) {
  return (
    <picture>
      {pictureSources(tall).map(({ type, srcSet }) => (
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
        decoding={priority ? "sync" : "async"}
        className="hero-picture"
      />
    </picture>
  );
}
