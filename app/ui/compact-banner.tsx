import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { Fringe } from "./fringe.tsx";
import { OwnStyle, ownClass } from "./own-style.tsx";
import { Picture } from "./picture.tsx";
import type { PictureRecord } from "./picture-sources.ts";

const noTrail: readonly Crumb[] = [];

interface CompactBannerProps {
  title: string;
  /** The pages between Home and this one; Home and this page are added. */
  trail?: readonly Crumb[];
  picture?: PictureRecord | undefined;
  children?: ReactNode;
}

/** The head of a list or form page: a low band with breadcrumb, title, a line of text, and a picture at its end. */
export function CompactBanner({ title, trail = noTrail, picture, children }: CompactBannerProps) {
  const band = picture?.band || "var(--dal-deep)";
  const css = `--band:${band}`;
  return (
    <section className={`on-dark ${ownClass(css)}`}>
      <OwnStyle css={css} />
      <div className="title-band compact-banner">
        {picture ? (
          <div className="compact-banner-picture">
            <Picture
              picture={picture}
              sizes="(width < 40rem) 40vw, 50vw"
              widest={960}
              alt=""
              className="size-full object-cover object-[50%_66%]"
            />
          </div>
        ) : null}
        <div className="wrap">
          <div className={picture ? "max-w-[60%] sm:max-w-[52%]" : undefined}>
            <Breadcrumb
              crumbs={[{ label: "Home", href: "/" }, ...trail, { label: title }]}
              isShort={trail.length > 0}
            />
            <h1 className="mt-0.5 text-3xl">{title}</h1>
            {children ? <div className="mt-2 text-base text-cream2 sm:text-lg">{children}</div> : null}
          </div>
        </div>
      </div>
      <Fringe colour="var(--band)" />
    </section>
  );
}
