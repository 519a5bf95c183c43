import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { HistoryLink } from "#app/features/change-log/history-link.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { type PackageFormValues, readPackageForm } from "#app/features/packages/package-form-values.ts";
import { PackageForm } from "#app/features/packages/package-form.tsx";
import { bodyOf, valuesOf } from "#app/features/packages/package-values.ts";
import { packageFields } from "#app/features/packages/package-versions.ts";
import { mergeVersions } from "#app/features/merge/merge-versions.ts";
import { readBefore } from "#app/features/merge/own-version.ts";
import { refuseChange } from "#app/features/merge/refuse-change.ts";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/edit-package";

export async function loader({ context, params }: Route.LoaderArgs) {
  return orErrorPage(await context.get(apiContext).packages.byId({ query: fromForm({ id: params.id }) }))
    .data;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { packages } = context.get(apiContext);
  const form = await request.formData();
  const mine = mergeVersions<PackageFormValues>(form) ?? readPackageForm(form);
  const reply = await packages.change({ id: Number(params.id), body: fromForm(bodyOf(mine)) });
  if (reply.ok) throw redirectWithToast("/control/packages", reply.message);
  const readNow = () => packages.byId({ query: fromForm({ id: params.id }) });
  return refuseChange(reply, { mine, read: readBefore(form), readNow, valuesOf });
}

export default function EditPackagePage({ loaderData: tour, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Update Package" action={<HistoryLink kind="packages" id={tour.id} />} />
      {actionData?.theirs ? (
        <TwoVersions
          theirs={actionData.theirs}
          mine={actionData.typed}
          read={actionData.read}
          fields={packageFields}
          message={actionData.message}
        />
      ) : (
        <PackageForm
          values={actionData?.typed ?? valuesOf(tour)}
          read={actionData?.read ?? valuesOf(tour)}
          errors={actionData?.errors}
          message={actionData?.message}
        />
      )}
    </>
  );
}
