import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { emptyPackage } from "#app/features/packages/package-form-values.ts";
import { readPackageForm } from "#app/features/packages/read-package-form.ts";
import { PackageForm } from "#app/features/packages/package-form.tsx";
import { bodyOf } from "#app/features/packages/package-values.ts";
import { AddPage, afterCreate } from "#app/features/records/add-page.tsx";
import type { Route } from "./+types/add-package";
import { controlPages } from "#app/content/control-addresses.ts";

export async function action({ context, request }: Route.ActionArgs) {
  const typed = readPackageForm(await request.formData());
  const reply = await context.get(apiContext).packages.create({ body: fromForm(bodyOf(typed)) });
  return afterCreate(reply, typed, ({ id }) => controlPages.tour(id));
}

export default function AddPackagePage({ actionData }: Route.ComponentProps) {
  return (
    <AddPage title="Add Package" empty={emptyPackage} refusal={actionData}>
      {(form) => <PackageForm {...form} />}
    </AddPage>
  );
}
