import { data } from "react-router";
import { shownOf } from "#contract/content/values.ts";
import { apiContext } from "#app/context.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { LightText, plainWords } from "#app/features/content/light-text.tsx";
import { readContent } from "#app/features/content/read-content.server.ts";
import { StayTerms } from "#app/features/house/stay-terms.tsx";
import { readingNameAt } from "#app/features/reading/published-pages.ts";
import { ReadingSections } from "#app/features/reading/reading-sections.tsx";
import { WhomToAsk } from "#app/features/reading/whom-to-ask.tsx";
import { pageUrl } from "#app/features/navigation/page-address.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { faqData } from "#app/features/seo/structured-data.ts";
import { AccordionItem } from "#app/ui/accordion.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import type { Route } from "./+types/page-to-read";

/** A legal or help page, by its path. Until it is published, only staff can read it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = pageUrl(request).pathname.replace(/\/$/, "").toLowerCase();
  const name = readingNameAt(path);
  const content = await readContent(context);
  const words = name && content.get(name);
  const isForStaff = !words?.published;
  if (!words || (isForStaff && !(await context.get(apiContext).auth.session()).ok)) {
    throw data({ message: "There is no such page yet." }, { status: 404 });
  }
  const questions = name === "faqs-page" ? shownOf(content.get("questions-and-answers").questions) : [];
  const plain = questions.map(({ question, answer }) => ({ question, answer: plainWords(answer) }));
  return { path, words, isForStaff, questions, plain, ending: content.get("cancellation-notes") };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, words, isForStaff, plain } = loaderData;
  return pageMeta({
    matches,
    title: words.title,
    description: words.lead,
    path,
    data: plain.length > 0 ? [faqData(plain)] : [],
    isUnlisted: isForStaff,
  });
}

export default function ReadingPage({ loaderData }: Route.ComponentProps) {
  const { path, words, isForStaff, questions, ending } = loaderData;
  const { name, phone, email } = useCompany();
  return (
    <>
      <PageBanner title={words.title} />
      <article className="wrap grid max-w-3xl gap-10 py-section">
        {isForStaff ? (
          <p className="rounded-control bg-saffron-soft p-4 text-sm text-ink">
            This page is not published yet: only signed-in staff can read it.
          </p>
        ) : null}
        {words.lead ? <p className="text-lg text-ink2">{words.lead}</p> : null}
        {path === "/cancellation" ? <StayTerms words={ending} /> : null}
        {questions.length > 0 ? (
          <div>
            {questions.map(({ question, answer }) => (
              <AccordionItem key={question} title={question} headingLevel={2}>
                <LightText text={answer} />
              </AccordionItem>
            ))}
          </div>
        ) : null}
        <ReadingSections sections={words.sections} />
        <section aria-labelledby="whom-to-ask">
          <WhomToAsk name={name} phone={phone} email={email} />
        </section>
      </article>
    </>
  );
}
