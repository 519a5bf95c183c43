import { telUrl } from "#contract/rules/phone.ts";
import { withPinCode } from "#contract/rules/with-pin-code.ts";
import { companyOf, type ContactGroup } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { shownOf } from "#contract/content/values.ts";
import { LightText, plainWords } from "#app/features/content/light-text.tsx";
import { readContent } from "#app/features/content/read-content.server.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { SectionHead } from "#app/features/home/section-head.tsx";
import { whatsAppLink } from "#app/features/company/whatsapp-link.ts";
import { agencyData, faqData } from "#app/features/seo/structured-data.ts";
import { InfoDialog } from "#app/features/shell/public/info-dialog.tsx";
import { originIn, pageMeta } from "#app/features/seo/page-meta.ts";
import { OfficeMap } from "#app/features/company/office-map.tsx";
import { contactFormId, QuestionForm } from "#app/features/questions/question-form.tsx";
import { AccordionItem } from "#app/ui/accordion.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CompactBanner } from "#app/ui/compact-banner.tsx";
import type { Route } from "./+types/contact";
import { mailLink } from "#app/ui/mail-link.ts";

const sentId = "contact-sent";

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readContent(context);
  const faq = content.get("questions-and-answers");
  const questions = shownOf(faq.questions);
  return {
    banner: readBanner(content, "contact"),
    write: content.get("contact-words"),
    faq: { ...faq, questions },
    plain: questions.map(({ question, answer }) => ({ question, answer: plainWords(answer) })),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const questions = loaderData?.plain ?? [];
  const company = companyOf(matches);
  const { headOffice, phone, description } = company;
  return pageMeta({
    matches,
    title: "Contact",
    description: headOffice.street ? `${headOffice.street}, ${headOffice.city}. ${phone}.` : description,
    path: "/contact",
    data: [agencyData(company, originIn(matches)), ...(questions.length > 0 ? [faqData(questions)] : [])],
  });
}

export default function ContactPage({ loaderData: { banner, write, faq } }: Route.ComponentProps) {
  const company = useCompany();
  const { replies } = useShellWords();
  const titles = { Booking: write.booking, General: write.general, Technical: write.technical };
  return (
    <>
      <CompactBanner {...banner} />
      {company.contactGroups.length > 0 ? (
        <section aria-label="Whom to ask" className="wrap grid gap-6 pt-section lg:grid-cols-3">
          {company.contactGroups.map((group) => (
            <GroupCard key={group.title} title={titles[group.title] || group.title} group={group} />
          ))}
        </section>
      ) : null}
      <section
        aria-labelledby="write-to-us"
        className="wrap grid gap-[clamp(2.5rem,6vw,6rem)] py-section lg:grid-cols-[0.8fr_1.2fr]"
      >
        <div>
          <SectionHead id="write-to-us" title={write.heading || "Write to us"}>
            {write.lead}
          </SectionHead>
          <OfficeHours />
        </div>
        <div className="rounded-panel border border-line bg-surface p-6 shadow-mid sm:p-8">
          <QuestionForm
            id={contactFormId}
            from="/contact"
            thanks={
              <InfoDialog id={sentId} title={replies.title}>
                <p>{replies.questions}</p>
              </InfoDialog>
            }
          />
        </div>
      </section>
      {faq.questions.length > 0 ? (
        <section
          aria-labelledby="often-asked"
          className="wrap grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 pb-section lg:grid-cols-[0.8fr_1.2fr]"
        >
          <SectionHead id="often-asked" title={faq.heading || "Often asked"}>
            {faq.lead}
          </SectionHead>
          <div>
            {faq.questions.map(({ question, answer }) => (
              <AccordionItem key={question} title={question}>
                <LightText text={answer} />
              </AccordionItem>
            ))}
          </div>
        </section>
      ) : null}
      {company.headOffice.street ? <OfficeMap /> : null}
    </>
  );
}

function GroupCard({ title, group }: { title: string; group: ContactGroup }) {
  const company = useCompany();
  const line = "flex min-h-11 items-center gap-3 underline-offset-4 hover:underline";
  const { email, phone, messaging } = group;
  return (
    <article className="rounded-panel border border-line bg-surface p-6 shadow-low">
      <h2 className="text-card [overflow-wrap:anywhere]">{title}</h2>
      <p className="mt-2 text-ink2">{group.text}</p>
      <div className="mt-4 border-t border-line pt-3 break-all">
        {email ? (
          <a href={mailLink(email)} className={line}>
            <Icon of="mail" className="text-dal" label="E-mail" />
            {email}
          </a>
        ) : null}
        {phone ? (
          <a href={telUrl(phone)} className={line}>
            <Icon of="phone" className="text-dal" label="Phone" />
            {phone}
          </a>
        ) : null}
        {messaging ? (
          <a href={whatsAppLink({ ...company, whatsApp: messaging })} rel="noopener" className={line}>
            <Icon of="message-circle" className="text-dal" label="WhatsApp" />
            {messaging}
          </a>
        ) : null}
      </div>
    </article>
  );
}

function OfficeHours() {
  const company = useCompany();
  if (company.addresses.length === 0 && company.openingHours.length === 0) return null;
  return (
    <div className="mt-8 grid gap-5 border-t border-line pt-6 text-ink2">
      {company.addresses.map(({ label, street, city, pinCode }) => (
        <address key={label} className="not-italic">
          <b className="block font-semibold text-ink">{label}</b>
          {street}, {withPinCode(city, pinCode)}
        </address>
      ))}
      <dl className="opening-hours">
        {company.openingHours.map(({ days, opens, closes }) => (
          <div key={days} className="flex gap-3">
            <dt className="min-w-44">{days}</dt>
            <dd>
              {opens} to {closes}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
