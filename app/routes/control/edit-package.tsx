import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { redirectSaying } from "#app/features/control/flash.ts";
import { PageHead } from "#app/features/control/page-head.tsx";
import { readPackageForm } from "#app/features/packages/package-form-values.ts";
import { PackageForm } from "#app/features/packages/package-form.tsx";
import { bodyOf, valuesOf } from "#app/features/packages/package-values.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/edit-package";

export async function loader({ context, params }: Route.LoaderArgs) {
  return orErrorPage(await context.get(apiContext).packages.byId({ query: { id: params.id } })).data;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = readPackageForm(await request.formData());
  const body = bodyOf(typed);
  const reply = await context.get(apiContext).packages.change({ id: Number(params.id), body });
  if (!reply.ok) return data({ ...reply, typed }, { status: reply.status });
  throw redirectSaying("/control/packages", reply.message);
}

export default function EditPackagePage({ loaderData: tour, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Update Package" />
      <PackageForm
        values={actionData?.typed ?? valuesOf(tour)}
        errors={actionData?.errors}
        message={actionData?.message}
      />
    </>
  );
}
