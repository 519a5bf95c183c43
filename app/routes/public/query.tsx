import { fromForm } from "#contract/client.ts";
import { redirect, useActionData } from "react-router";
import { readContent } from "#app/features/content/read-content.server.ts";
import { apiContext } from "#app/context.ts";
import { formPartHeader } from "#contract/core/page-form.ts";
import { cutAt } from "#contract/rules/text.ts";
import { isPartRequested } from "#app/features/forms/page-part.ts";
import { FormPage } from "#app/features/forms/form-page.tsx";
import { referenceIn, Thanks } from "#app/features/forms/thanks.tsx";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { QuestionDialogForm } from "#app/features/questions/question-dialog.tsx";
import { QuestionForm } from "#app/features/questions/question-form.tsx";
import { readGuardedForm } from "#app/features/forms/guarded-form.ts";
import { localPath } from "#app/features/navigation/local-path.ts";
import { backToForm } from "#app/reply.ts";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import type { Route } from "./+types/query";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    // A form on another page is answered with that form's id.
    summary: (await readContent(context)).get("page-summaries").query,
    formId: request.headers.get(formPartHeader) ?? "query-page",
    isAlone: isPartRequested(searchParams.get("in")),
    from: localPath(searchParams.get("from")),
    subject: cutAt(searchParams.get("subject") ?? "", 100) || undefined,
    message: cutAt(searchParams.get("message") ?? "", 200) || undefined,
    isSent: searchParams.has("sent"),
    reference: referenceIn(searchParams.get("sent")),
  };
}

/** Handles the Query popup and the contact form. */
export async function action({ context, request }: Route.ActionArgs) {
  const { formSign, ...form } = readGuardedForm(await request.formData());
  const { from, idempotencyKey, ...typed } = form.typed;
  const reply = await context
    .get(apiContext)
    .queries.create({ body: fromForm(typed), idempotencyKey, formSign });
  if (reply.ok)
    throw redirect(`/query?sent=${reply.data.reference}&from=${encodeURIComponent(localPath(from))}`);
  return backToForm(reply, { ...typed, from: localPath(from) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Query",
    description: loaderData?.summary ?? "",
    path: "/query",
    isUnlisted: true,
  });
}

export default function QueryPage({ loaderData }: Route.ComponentProps) {
  const { formId, isAlone, from, subject, message, isSent, reference } = loaderData;
  const failed = useActionData<typeof action>();
  const { replies } = useShellWords();
  if (isAlone && !failed) return <QuestionDialogForm />;
  return (
    <FormPage
      title="Query"
      from={from}
      thanks={isSent ? <Thanks message={replies.questions} reference={reference} /> : undefined}
    >
      <QuestionForm
        id={formId}
        subject={failed ? undefined : subject}
        message={failed ? undefined : message}
        from={failed?.typed["from"] ?? from}
        state={failed}
      />
    </FormPage>
  );
}
