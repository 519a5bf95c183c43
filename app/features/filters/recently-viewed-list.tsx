import { type PictureRecord, uploadUrl } from "#app/ui/picture-sources.ts";

const thumbnailWidth = 320;

/** Lists recently viewed hotels and tours; hidden while there are none, and without scripts. */
export function RecentlyViewed() {
  return (
    <recently-viewed className="block print:hidden">
      <section hidden aria-labelledby="recently-viewed" className="wrap pb-section">
        <h2 id="recently-viewed" className="mb-5 text-2xl">
          Recently viewed
        </h2>
        <ul className="recently-viewed" />
      </section>
    </recently-viewed>
  );
}

type RememberViewProps = { href: string; title: string; picture: PictureRecord | undefined };

/** Stores the page it is on as recently viewed, in this browser only. */
export function RememberView({ href, title, picture }: RememberViewProps) {
  return (
    <remember-view
      data-href={href}
      data-title={title}
      data-picture={picture?.widths?.includes(thumbnailWidth) ? smallest(picture.path) : undefined}
      hidden
    />
  );
}

function smallest(path: string): string {
  return `${uploadUrl(path).slice(0, uploadUrl(path).lastIndexOf("/") + 1)}${thumbnailWidth}.webp`;
}
