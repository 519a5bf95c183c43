import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { Fringe } from "./fringe.tsx";
import { OwnStyle, ownClass } from "./own-style.tsx";
import { Picture } from "./picture.tsx";
import type { PictureRecord } from "./picture-sources.ts";

const noTrail: readonly Crumb[] = [];

interface PageBannerProps {
  title: string;
  /** The pages between Home and this one; Home and this page are added. */
  trail?: readonly Crumb[];
  picture?: PictureRecord;
}

/** The head of an inner page: a picture, and below it title and breadcrumb. */
export function PageBanner({ title, trail = noTrail, picture }: PageBannerProps) {
  const css = `--band:${picture?.band || "var(--dal-deep)"}`;
  return (
    <section className={`on-dark ${ownClass(css)}`}>
      <OwnStyle css={css} />
      {picture ? (
        <div className="banner-picture overflow-hidden bg-band h-[clamp(12rem,26vw,23rem)]">
          <Picture
            picture={picture}
            sizes="100vw"
            priority
            alt=""
            className="size-full object-cover object-[50%_66%]"
          />
        </div>
      ) : null}
      <div className={picture ? "relative -mt-3" : ""}>
        {picture ? <Fringe colour="var(--band)" direction="up" /> : null}
        <div className="title-band">
          <div className="wrap pt-4 pb-7 sm:pt-6 sm:pb-9">
            <Breadcrumb crumbs={[{ label: "Home", href: "/" }, ...trail, { label: title }]} />
            <h1 className="mt-1 text-3xl">{title}</h1>
          </div>
        </div>
      </div>
    </section>
  );
}
