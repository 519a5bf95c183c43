import { fromForm } from "#contract/client.ts";
import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { emptyPackage, readPackageForm } from "#app/features/packages/package-form-values.ts";
import { PackageForm } from "#app/features/packages/package-form.tsx";
import { bodyOf } from "#app/features/packages/package-values.ts";
import type { Route } from "./+types/add-package";

export async function action({ context, request }: Route.ActionArgs) {
  const typed = readPackageForm(await request.formData());
  const reply = await context.get(apiContext).packages.create({ body: fromForm(bodyOf(typed)) });
  if (!reply.ok) return data({ ...reply, typed }, { status: reply.status });
  throw redirectWithToast(`/control/tour-details/${reply.data.id}`, reply.message);
}

export default function AddPackagePage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Add Package" />
      <PackageForm
        values={actionData?.typed ?? emptyPackage}
        errors={actionData?.errors}
        message={actionData?.message}
      />
    </>
  );
}
