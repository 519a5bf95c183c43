import { type PictureRecord, uploadUrl } from "#app/ui/picture-sources.ts";

const film = { src: "/film/valley.mp4", captions: "/film/valley.vtt" };

type FilmProps = {
  /** What is to be seen, for those who do not see or play it. */
  description: string;
  still?: PictureRecord | undefined;
  /** On a page of its own: its still comes with the page. In a popup it waits until that opens. */
  isAlone?: boolean;
};

/** The promo's film, fetched when it is played. It is silent; its track says what is seen. */
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
