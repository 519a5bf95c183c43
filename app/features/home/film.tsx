import { type PictureRecord, uploadUrl } from "#app/ui/picture-sources.ts";

const film = { src: "/film/valley.mp4", captions: "/film/valley.vtt" };

type FilmProps = {
  /** Text alternative of the film. */
  description: string;
  still?: PictureRecord | undefined;
  /** On a page of its own the poster loads with the page; in a popup, when that opens. */
  isAlone?: boolean;
};

/** The promo film, loaded when it is played. It has no sound; a text track describes it. */
export function Film({ description, still, isAlone = false }: FilmProps) {
  const poster = still && uploadUrl(still.path);
  return (
    <video
      src={film.src}
      preload="none"
      controls
      playsInline
      width={960}
      height={540}
      aria-label={description || "The film"}
      poster={isAlone ? poster : undefined}
      data-poster={poster}
      className="aspect-video h-auto w-full rounded-control bg-black object-cover"
    >
      <track kind="captions" srcLang="en" label="What is seen" src={film.captions} />
    </video>
  );
}
