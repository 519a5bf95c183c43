import { readContent } from "#app/features/content/read-content.server.ts";
import { Film } from "#app/features/home/film.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/film-page";

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readContent(context);
  const { heading, description, poster } = content.get("film");
  const seen = description || "A short film, without sound.";
  return { heading: heading || "The film", description: seen, still: content.picture(poster) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: loaderData?.heading ?? "The film",
    description: loaderData?.description ?? "",
    path: "/film",
    isUnlisted: true,
  });
}

/** The promo film on a page of its own, for browsers that cannot open the popup. */
export default function FilmPage({ loaderData: { heading, description, still } }: Route.ComponentProps) {
  return (
    <div className="on-dark grid min-h-dvh grid-cols-[minmax(0,64rem)] place-content-center justify-items-center gap-6 bg-dal-deep p-4">
      <h1 className="text-2xl">{heading}</h1>
      <Film description={description} still={still} isAlone />
      <LinkButton href="/" variant="over-picture">
        Home
      </LinkButton>
    </div>
  );
}
