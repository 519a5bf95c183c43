import { readBanner } from "#app/features/content/read-banner.server.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { SectionHead } from "#app/features/home/section-head.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { StaffCard } from "#app/features/team/staff-card.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/our-team";

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readContent(context);
  const { heading, lead, description, people } = content.get("team");
  const banner = readBanner(content, "team");
  const small = content.get("small-words");
  return { banner, heading, lead, description, people: content.drawn(people), small };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Our Team",
    description: loaderData?.description || companyOf(matches).description,
    path: "/our-team",
  });
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { banner, heading, lead, people, small } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <section aria-labelledby="staff" className="wrap grid gap-10 py-section">
        <SectionHead id="staff" title={heading || "Explore Our Staffs"}>
          {lead}
        </SectionHead>
        {people.length > 0 ? (
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {people.map((person) => (
              <StaffCard key={person.name} person={person} />
            ))}
          </ul>
        ) : (
          <EmptyState title={small.teamTitle} action={<LinkButton href="/contact">Contact</LinkButton>}>
            {small.team}
          </EmptyState>
        )}
      </section>
    </>
  );
}
