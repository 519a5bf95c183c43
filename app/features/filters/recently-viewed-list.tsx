import { type PictureRecord, uploadUrl } from "#app/ui/picture-sources.ts";

const thumbnailWidth = 320;

/** Where the hotels and tours looked at before appear; nothing while there are none, or without scripts. */
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

/** Remembers the page it stands on, with a small picture of it, in this browser alone. */
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
