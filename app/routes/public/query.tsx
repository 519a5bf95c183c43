import { fromForm } from "#contract/core/client.ts";
import { redirect, useActionData } from "react-router";
import { apiContext } from "#app/context.ts";
import { contentKey } from "#app/features/forms/content-key.server.ts";
import { complaintsOf } from "#contract/complaints.ts";
import { FormPage } from "#app/features/forms/form-page.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { QuestionForm } from "#app/features/questions/question-form.tsx";
import { readGuardedForm } from "#app/features/forms/guarded-form.ts";
import { localPath } from "#app/features/forms/local-path.ts";
import { backToForm } from "#app/reply.ts";
import { questionForm, questionMessages } from "#contract/questions.ts";
import type { Route } from "./+types/query";

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    complaints: complaintsOf(questionForm),
    from: localPath(searchParams.get("from")),
    thanks: searchParams.has("sent") ? questionMessages.created : undefined,
  };
}

/** Where the Query popup and the contact form arrive without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { formSign, made, ...form } = readGuardedForm(await request.formData());
  const { from, ...typed } = form.typed;
  const reply = await context
    .get(apiContext)
    .queries.create({ body: fromForm(typed), idempotencyKey: contentKey(typed), formSign });
  if (reply.ok) throw redirect(`/query?sent&from=${encodeURIComponent(localPath(from))}`);
  return backToForm(reply, { ...typed, made });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Query",
    description: "Ask us about dates, roads, rooms or prices in Kashmir.",
    path: "/query",
    isUnlisted: true,
  });
}

export default function QueryPage({ loaderData: { complaints, from, thanks } }: Route.ComponentProps) {
  const failed = useActionData<typeof action>();
  return (
    <FormPage title="Query" from={from} thanks={thanks}>
      <QuestionForm id="query-page" complaints={complaints} from={from} {...failed} />
    </FormPage>
  );
}
