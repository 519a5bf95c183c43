import { shownOf } from "#contract/content/values.ts";
import { Figures } from "#app/features/home/figures.tsx";
import { AskUs } from "#app/features/company/ask-us.tsx";
import { useCompany } from "#app/features/company/use-company.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { originIn, pageMeta } from "#app/features/seo/page-meta.ts";
import { agencyData } from "#app/features/seo/structured-data.ts";
import { Planned } from "#app/features/about/planned.tsx";
import { Reasons } from "#app/features/about/reasons.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/about-page";

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readContent(context);
  const about = content.get("about");
  const { heading, things } = content.get("what-we-plan");
  const why = content.get("why-travel-with-us");
  return {
    banner: readBanner(content, "about"),
    about,
    picture: content.picture(about.picture),
    figures: shownOf(content.get("counters").figures),
    planned: { heading, things: content.drawn(things) },
    why: { ...why, reasons: shownOf(why.reasons) },
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const description = loaderData?.about.paragraphs[0] ?? companyOf(matches).description;
  return pageMeta({
    matches,
    title: "About",
    description,
    path: "/about",
    data: [agencyData(companyOf(matches), originIn(matches))],
  });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { banner, about, picture, figures, planned, why } = loaderData;
  const { description } = useCompany();
  // Fallback: the company's description, as in the footer.
  const paragraphs = about.paragraphs.length > 0 ? about.paragraphs : [description];
  return (
    <>
      <PageBanner {...banner} />
      <section
        aria-labelledby="company"
        className="wrap grid items-center gap-[clamp(2.5rem,6vw,6rem)] py-section lg:grid-cols-[1.1fr_1fr]"
      >
        <div>
          <h2 id="company" className="text-3xl">
            {about.heading || "About us"}
          </h2>
          <div className="prose mt-5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {about.paragraphs.length === 0 ? (
            <p className="mt-6">
              <AskUs label="Write to us" />
            </p>
          ) : null}
          <Figures figures={figures} />
        </div>
        {picture ? (
          <div className="mat">
            <Picture
              picture={picture}
              alt=""
              sizes="(width < 62.5rem) 92vw, 600px"
              className="aspect-[4/3] size-full object-cover"
            />
          </div>
        ) : null}
      </section>
      <Planned {...planned} />
      <Reasons {...why} follows={planned.things.length > 0} />
    </>
  );
}
