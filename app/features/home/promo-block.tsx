import type { ContentValue } from "#contract/content/all-blocks.ts";
import { DialogButton, Dialog } from "#app/ui/dialog.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { Film } from "./film.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

const dialogId = "film";

type PromoBlockProps = { words: ContentValue<"film">; poster: PictureRecord | undefined };

/** A still of the film, or words alone; the film itself is fetched when its popup is opened. */
export const PromoBlock = asFragment(function PromoBlock({ words, poster }: PromoBlockProps) {
  const { heading, text, description } = words;
  const button = words.button || "Play the film";
  if (!words.isShown || !heading) return null;
  return (
    <section aria-labelledby="promo" className="far bg-pashmina py-section">
      <div
        className={`wrap grid items-center gap-[clamp(2rem,5vw,5rem)] ${poster ? "lg:grid-cols-[0.8fr_1.2fr]" : ""}`}
      >
        <div>
          <h2 id="promo" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-4 text-lg text-ink2">{text}</p>
          <DialogButton opens={dialogId} variant="secondary" className="mt-7">
            <Icon of="play" />
            {button}
          </DialogButton>
        </div>
        {poster ? (
          <div className="mat relative">
            <span className="lazy-frame block aspect-video">
              <Picture
                picture={poster}
                alt=""
                sizes="(width < 62.5rem) 92vw, 700px"
                className="size-full object-cover"
              />
            </span>
            <button
              type="button"
              command="show-modal"
              commandfor={dialogId}
              aria-label={button}
              className="over-picture absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-saffron text-saffron-ink shadow-high transition hover:bg-saffron-hover"
            >
              <Icon of="play" className="ms-1 size-8 fill-current stroke-[1.5]" />
            </button>
          </div>
        ) : null}
      </div>
      <Dialog id={dialogId} title={heading} shape="wide">
        <film-dialog className="block">
          <Film description={description} still={poster} />
        </film-dialog>
        <p className="mt-3 flex flex-wrap justify-between gap-3 text-sm text-ink3">
          Without sound. 1.5 MB.
          <Link href="/film" className="text-link">
            The film alone
          </Link>
        </p>
      </Dialog>
    </section>
  );
});
