import { promo } from "#app/content/home.ts";
import { cssImage, type PictureRecord } from "#app/ui/picture-sources.ts";

/**
 * The promo's film, fetched when it is played. It is silent; its track says what is seen. The still is a background:
 * a `poster` would be fetched with the page, long before its popup opens.
 */
export function Film({ still }: { still?: PictureRecord }) {
  return (
    <video
      src={promo.film}
      preload="none"
      controls
      playsInline
      width={960}
      height={540}
      aria-label={promo.description}
      className="aspect-video h-auto w-full max-w-5xl rounded-control bg-black bg-cover"
      style={still ? { backgroundImage: cssImage(still, 960) } : undefined}
    >
      <track kind="captions" srcLang="en" label="What is seen" src={promo.captions} />
    </video>
  );
}
