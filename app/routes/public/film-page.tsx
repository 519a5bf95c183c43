import { promo } from "#app/content/home-texts.ts";
import { contentPicture } from "#app/content/content-pictures.server.ts";
import { Film } from "#app/features/home/film.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/film-page";

export function loader() {
  return { still: contentPicture(promo.poster) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: promo.heading,
    description: promo.description,
    path: "/film",
    isUnlisted: true,
  });
}

/** The promo's film on a bare page, for browsers that open no popups. */
export default function FilmPage({ loaderData: { still } }: Route.ComponentProps) {
  return (
    <div className="on-dark grid min-h-dvh grid-cols-[minmax(0,64rem)] place-content-center justify-items-center gap-6 bg-dal-deep p-4">
      <h1 className="text-2xl">{promo.heading}</h1>
      <Film still={still} isAlone />
      <LinkButton href="/" variant="over-picture">
        Home
      </LinkButton>
    </div>
  );
}
