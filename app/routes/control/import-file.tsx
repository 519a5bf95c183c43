import { data, redirect } from "react-router";
import { importKinds } from "#contract/rules/import-fields.ts";
import { apiContext } from "#app/context.ts";
import { ChooseFile } from "#app/features/import/choose-file.tsx";
import { ImportList } from "#app/features/import/import-list.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/import-file";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const imports = orErrorPage(await context.get(apiContext).imports.list()).data;
  return { imports, kind: new URL(request.url).searchParams.get("kind") ?? importKinds[0] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const pictures = form.get("pictures");
  if (typeof pictures === "string" || pictures?.size === 0) form.delete("pictures");
  const reply = await context.get(apiContext).imports.send({ body: form });
  if (reply.ok) throw redirect(controlPages.importOf(reply.data.token));
  const { status, message, errors } = reply;
  const { kind = "" } = typedFields(form);
  return data({ message, errors, kind }, { status });
}

export default function ImportFilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { imports, kind } = loaderData;
  return (
    <>
      <PageHead title="Import" />
      <ChooseFile
        kind={actionData?.kind ?? kind}
        errors={actionData?.errors ?? {}}
        message={actionData?.message}
      />
      <ImportList imports={imports} />
    </>
  );
}
