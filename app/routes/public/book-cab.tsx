import { useActionData } from "react-router";
import { readContent } from "#app/features/content/read-content.server.ts";
import { apiContext } from "#app/context.ts";
import { answerCabForm } from "#app/features/cabs/answer-cab-form.ts";
import { newCabForm } from "#app/features/cabs/cab-form-page.ts";
import { CabForm } from "#app/features/cabs/cab-form.tsx";
import { CabThanks } from "#app/features/cabs/cab-thanks.tsx";
import { readGuardedForm } from "#app/features/forms/guarded-form.ts";
import { ownPageIn } from "#app/features/forms/own-page-link.tsx";
import { referenceIn } from "#app/features/forms/thanks.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { PageBanner } from "#app/ui/page-banner.tsx";
import type { Route } from "./+types/book-cab";

/** The cab form as a page of its own, for browsers without scripts and for external links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const isSent = searchParams.has("sent");
  const { today, rates } = await newCabForm(context.get(apiContext));
  const { bookCab: summary } = (await readContent(context)).get("page-summaries");
  const thanks = {
    reference: referenceIn(searchParams.get("sent")),
    page: ownPageIn(searchParams),
  };
  return { form: { today, rates }, isSent, thanks, summary };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { formSign, ...form } = readGuardedForm(await request.formData());
  const { intent, idempotencyKey, ...sent } = form.typed;
  return answerCabForm(context.get(apiContext), { sent, intent, idempotencyKey, formSign });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Book a cab",
    description: loaderData?.summary ?? "",
    path: "/cab-services/book",
    trail: [{ label: "Cab Services", href: "/cab-services" }],
  });
}

export default function BookCabPage({ loaderData: { form, isSent, thanks } }: Route.ComponentProps) {
  const failed = useActionData<typeof action>();
  return (
    <>
      <PageBanner title="Book a Cab" trail={[{ label: "Cab Services", href: "/cab-services" }]} />
      <div className="wrap py-12">
        <div className="mx-auto max-w-2xl rounded-panel border border-line bg-surface p-6 shadow-mid sm:p-8">
          {isSent ? <CabThanks {...thanks} /> : <CabForm {...form} state={failed} />}
        </div>
      </div>
    </>
  );
}
