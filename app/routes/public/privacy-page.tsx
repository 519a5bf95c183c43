import { telUrl } from "#contract/rules/phone.ts";
import { apiContext } from "#app/context.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { privacyWords, type PrivacySection } from "#app/features/privacy/privacy-words.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { orErrorPage } from "#app/reply.ts";
import { buttonStyles } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { mailLink } from "#app/ui/mail-link.ts";
import { PageBanner } from "#app/ui/page-banner.tsx";
import type { Route } from "./+types/privacy-page";

export async function loader({ context }: Route.LoaderArgs) {
  return orErrorPage(await context.get(apiContext).settings.privacy()).data;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Privacy",
    description: "What we keep of what you tell us, why, how long, and how to be forgotten.",
    path: "/privacy",
  });
}

export default function PrivacyPage({ loaderData: privacy }: Route.ComponentProps) {
  const company = useCompany();
  const name = privacy.contactName || company.name;
  const phone = privacy.contactPhone || company.phone;
  const email = privacy.contactEmail || company.email;
  return (
    <>
      <PageBanner title="Privacy" />
      <div className="wrap grid max-w-3xl gap-10 py-section">
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
        <section aria-labelledby="whom-to-ask">
          <h2 id="whom-to-ask" className="text-2xl">
            Whom to ask
          </h2>
          <p className="mt-3 text-ink2">
            {name}
            {phone ? (
              <>
                , <TextLink href={telUrl(phone)}>{phone}</TextLink>
              </>
            ) : null}
            {email ? (
              <>
                , <TextLink href={mailLink(email)}>{email}</TextLink>
              </>
            ) : null}
          </p>
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
