import { apiContext } from "#app/context.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { AskUs } from "#app/features/company/ask-us.tsx";
import { SeasonGrid } from "#app/features/gallery/season-grid.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { orErrorPage } from "#app/reply.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/gallery-page";

/** Milliseconds that a picture is shown, and of the transition. */
const interval = 4000;
const speed = 600;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { data } = orErrorPage(await api.uploads.list({ query: { limit: 20, module: "gallery" } }));
  const content = await readContent(context);
  return {
    pictures: data,
    banner: readBanner(content, "gallery"),
    empty: content.get("when-empty").gallery,
    seasons: content.get("gallery-seasons"),
    summary: content.get("page-summaries").gallery,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Gallery",
    description: loaderData?.summary ?? "",
    path: "/gallery",
  });
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { pictures, banner, empty, seasons } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <section aria-label="Pictures" className="grid gap-section pt-[clamp(2rem,4vw,4rem)] pb-section">
        {pictures.length > 0 ? (
          <>
            <Carousel
              label="Gallery"
              perView={[1, 1, 1]}
              interval={interval}
              speed={speed}
              buttons="below"
              hasArrows={false}
              className="gallery mx-auto w-[90vw]"
            >
              {pictures.map((picture, index) => (
                <figure key={picture.id} className="mat">
                  <Picture
                    picture={picture}
                    sizes="90vw"
                    priority={index === 0 && !banner}
                    className="h-[min(66vh,60vw)]! w-full object-cover"
                  />
                  <figcaption className="px-2 pt-3 text-ink2">{picture.title}</figcaption>
                </figure>
              ))}
            </Carousel>
            <SeasonGrid pictures={pictures} titles={seasons} />
          </>
        ) : (
          <div className="wrap">
            <EmptyState title="No pictures yet" action={<AskUs label="Ask for some" />}>
              {empty}
            </EmptyState>
          </div>
        )}
      </section>
    </>
  );
}
