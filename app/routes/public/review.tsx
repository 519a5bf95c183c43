import { fromForm } from "#contract/client.ts";
import { redirect, useActionData } from "react-router";
import { readContent } from "#app/features/content/read-content.server.ts";
import { apiContext } from "#app/context.ts";
import { formPartHeader } from "#contract/core/page-form.ts";
import { isPartRequested } from "#app/features/forms/page-part.ts";
import { FormPage } from "#app/features/forms/form-page.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { ReviewForm, reviewFormId } from "#app/features/reviews/review-form.tsx";
import { readGuardedForm } from "#app/features/forms/guarded-form.ts";
import { localPath } from "#app/features/navigation/local-path.ts";
import { backToForm } from "#app/reply.ts";
import { reviewMessages } from "#contract/reviews.ts";
import type { Route } from "./+types/review";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const isAlone = isPartRequested(searchParams.get("in"));
  return {
    // A form on another page is answered with that form's id.
    summary: (await readContent(context)).get("page-summaries").review,
    formId: request.headers.get(formPartHeader) ?? (isAlone ? reviewFormId : "review-page"),
    isAlone,
    from: localPath(searchParams.get("from")),
    stay: searchParams.get("stay")?.slice(0, 100),
    rating: Number(/^[1-5]$/.exec(searchParams.get("rating") ?? "")?.[0]) || undefined,
    thanks: searchParams.has("sent") ? reviewMessages.created : undefined,
  };
}

/** Handles the review form. */
export async function action({ context, request }: Route.ActionArgs) {
  const { formSign, ...form } = readGuardedForm(await request.formData());
  const { from, idempotencyKey, ...typed } = form.typed;
  const reply = await context
    .get(apiContext)
    .reviews.create({ body: fromForm(typed), idempotencyKey, formSign });
  if (reply.ok) throw redirect(`/review?sent&from=${encodeURIComponent(localPath(from))}`);
  return backToForm(reply, { ...typed, from: localPath(from) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Add a Review",
    description: loaderData?.summary ?? "",
    path: "/review",
    isUnlisted: true,
  });
}

export default function ReviewPage({
  loaderData: { formId, isAlone, from, rating, stay, thanks },
}: Route.ComponentProps) {
  const failed = useActionData<typeof action>();
  if (isAlone && !failed) return <ReviewForm id={formId} from={from} />;
  return (
    <FormPage title="Add a Review" from={from} thanks={thanks}>
      <ReviewForm
        id={formId}
        rating={failed ? undefined : rating}
        from={failed?.typed["from"] ?? from}
        stay={failed?.typed["stay"] ?? stay}
        state={failed}
      />
    </FormPage>
  );
}
