import { readContent } from "#app/features/content/read-content.server.ts";
import { Film } from "#app/features/home/film.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/film-page";

/** A company that does not show the film has none: it is the demo's valley that is to be seen in it. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = await readContent(context);
  const { isShown, heading, description, poster } = content.get("film");
  return {
    isShown,
    heading: heading || "The film",
    description: description || "A short film, without sound.",
    still: content.picture(poster),
  };
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
export default function FilmPage({ loaderData }: Route.ComponentProps) {
  const { isShown, heading, description, still } = loaderData;
  return (
    <div className="on-dark grid min-h-dvh grid-cols-[minmax(0,64rem)] place-content-center justify-items-center gap-6 bg-dal-deep p-4">
      <h1 className="text-2xl">{heading}</h1>
      {isShown ? <Film description={description} still={still} isAlone /> : <p>There is no film here yet.</p>}
      <LinkButton href="/" variant="over-picture">
        Home
      </LinkButton>
    </div>
  );
}
