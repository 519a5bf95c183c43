import { promo } from "#app/content/home.ts";

/** The promo's film, fetched when it is played. It is silent; its track says what is seen. */
export function Film({ poster }: { poster?: string }) {
  return (
    <video
      src={promo.film}
      poster={poster}
      preload="none"
      controls
      playsInline
      width={960}
      height={540}
      aria-label={promo.description}
      className="aspect-video h-auto w-full max-w-5xl rounded-control bg-black"
    >
      <track kind="captions" srcLang="en" label="What is seen" src={promo.captions} />
    </video>
  );
}
