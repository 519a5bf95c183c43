import { apiContext } from "#app/context.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { ReadingSections } from "#app/features/reading/reading-sections.tsx";
import { WhomToAsk } from "#app/features/reading/whom-to-ask.tsx";
import { privacyWords, type PrivacySection } from "#app/features/privacy/privacy-words.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { orErrorPage } from "#app/reply.ts";
import { buttonStyles } from "#app/ui/button.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import type { Route } from "./+types/privacy-page";

export async function loader({ context }: Route.LoaderArgs) {
  const [privacy, content] = await Promise.all([
    context.get(apiContext).settings.privacy(),
    readContent(context),
  ]);
  const summary = content.get("page-summaries").privacy;
  return { privacy: orErrorPage(privacy).data, words: content.get("privacy-page"), summary };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Privacy",
    description: loaderData?.summary ?? "",
    path: "/privacy",
  });
}

export default function PrivacyPage({ loaderData: { privacy, words } }: Route.ComponentProps) {
  const company = useCompany();
  const name = privacy.contactName || company.name;
  const phone = privacy.contactPhone || company.phone;
  const email = privacy.contactEmail || company.email;
  return (
    <>
      <PageBanner title={words.title} />
      <div className="wrap grid max-w-3xl gap-10 py-section">
        {words.lead ? <p className="text-lg text-ink2">{words.lead}</p> : null}
        {privacyWords(company.name, privacy).map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        <forget-here
          className="block"
          data-done="This browser has forgotten them: pages, forms that waited, and what you looked at."
        >
          <button type="button" hidden className={buttonStyles({ variant: "outline" })}>
            Forget on this phone
          </button>
          <p role="status" className="mt-3 text-ink2" />
        </forget-here>
        <ReadingSections sections={words.sections} />
        <section aria-labelledby="whom-to-ask">
          <WhomToAsk name={name} phone={phone} email={email} />
          <p className="mt-6 text-sm text-ink3">These words are of {privacy.noticeVersion}.</p>
        </section>
      </div>
    </>
  );
}

function Section({ heading, paragraphs = [], list = [] }: PrivacySection) {
  return (
    <section aria-label={heading} className="grid gap-4">
      <h2 className="text-2xl">{heading}</h2>
      {list.length > 0 ? (
        <ul className="grid gap-3 text-ink2">
          {list.map((entry) => (
            <li key={entry} className="border-s-2 border-saffron ps-4">
              {entry}
            </li>
          ))}
        </ul>
      ) : null}
      {paragraphs.map((text) => (
        <p key={text} className="text-ink2">
          {text}
        </p>
      ))}
    </section>
  );
}
