import { apiContext } from "#app/context.ts";
import { companyOf } from "#app/features/company/company-facts.ts";
import { PaperActions } from "#app/features/papers/paper-actions.tsx";
import { PaperSheet } from "#app/features/papers/paper-sheet.tsx";
import { orMissingPage } from "#app/reply.ts";
import type { Route } from "./+types/guest-paper";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { key, id } = params;
  const paper = await context.get(apiContext).papers.byKey({ query: { key, id: Number(id) } });
  return { paper: orMissingPage(paper, "paper").data, path: `/booking-status/${encodeURIComponent(key)}` };
}

export function headers() {
  return { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
}

/** No canonical address: the address contains the secret guest key. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  const name = loaderData ? `${loaderData.paper.title} ${loaderData.paper.number}` : "Paper";
  return [{ title: `${name} | ${companyOf(matches).name}` }, { name: "robots", content: "noindex" }];
}

export default function GuestPaperPage({ loaderData: { paper, path } }: Route.ComponentProps) {
  return (
    <section className="wrap py-section print:py-0">
      <PaperSheet paper={paper} />
      <PaperActions
        pdfHref={`${path}/paper/${paper.id}/pdf`}
        back={{ href: path, label: "Back to your booking" }}
        canPrint
      />
    </section>
  );
}
