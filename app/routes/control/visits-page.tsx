import { todayInKashmir } from "#contract/rules/stay.ts";
import { mondayOf } from "#contract/rules/weekday.ts";
import { apiContext } from "#app/context.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { PageTable } from "#app/features/visits/page-table.tsx";
import { formWords } from "#app/features/visits/page-words.ts";
import { adviceFrom } from "#app/features/visits/visit-advice.ts";
import { formSums, emptySearchSums, pageSums, visitsByWeek } from "#app/features/visits/visit-sums.ts";
import { WeekChart } from "#app/features/visits/week-chart.tsx";
import { orErrorPage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Progress } from "#app/ui/progress.tsx";
import type { Route } from "./+types/visits-page";

const weeks = 12;

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = orErrorPage(await context.get(apiContext).visits.list({ query: { weeks } }));
  const thisWeek = mondayOf(todayInKashmir(new Date()));
  const [forms, nothing] = [formSums(data), emptySearchSums(data)];
  return {
    byWeek: visitsByWeek(data, thisWeek, weeks),
    pages: pageSums(data, thisWeek),
    forms,
    advice: adviceFrom(nothing, forms),
  };
}

export const meta = controlPageMeta;

/** Anonymous counts of visited pages, searches and forms. */
export default function VisitsPage({ loaderData: { byWeek, pages, forms, advice } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Visits"
        action={<HeadLink href="/control/export/visits.csv" label="Export" isDownload />}
      />
      <p className="mb-5 max-w-[62ch] text-sm text-ink2">
        Counted on this server by page and week, for a year: no cookies, no addresses, nothing about anybody.
        Staff and machines that say so are left out.
      </p>
      {pages.length + forms.length === 0 ? (
        <EmptyState title="Nobody was counted yet" action={<LinkButton href="/">See your site</LinkButton>}>
          Send your address to a friend: a visit shows here within a minute.
        </EmptyState>
      ) : (
        <div className="grid max-w-4xl grid-cols-1 gap-5">
          {advice.length > 0 ? (
            <OfficePanel title="What it says">
              <ul className="grid gap-3.5">
                {advice.map(({ says, next, href, label }) => (
                  <li key={says}>
                    <strong>{says}</strong> {next} <TextLink href={href}>{label}</TextLink>
                  </li>
                ))}
              </ul>
            </OfficePanel>
          ) : null}
          <OfficePanel title="Visits by week">
            <WeekChart weeks={byWeek} />
          </OfficePanel>
          {forms.length > 0 ? (
            <OfficePanel title="Forms begun and sent" lead="In twelve weeks.">
              <div className="grid gap-4">
                {forms.map(({ form, begun, sent }) => (
                  <Progress
                    key={form}
                    label={formWords[form].replace(/^./, (letter) => letter.toUpperCase())}
                    value={sent}
                    max={begun}
                    text={`${sent} of ${begun} sent`}
                  />
                ))}
              </div>
            </OfficePanel>
          ) : null}
          {pages.length > 0 ? (
            <section
              aria-label="Pages"
              className="overflow-hidden rounded-panel border border-line bg-surface"
            >
              <PageTable pages={pages} />
            </section>
          ) : null}
        </div>
      )}
    </>
  );
}
