import { data, useNavigate } from "react-router";
import { apiContext } from "#app/context.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { CardList } from "#app/features/lists/card-list.tsx";
import { listHref, viewHref } from "#app/features/lists/list-filters.ts";
import { readList } from "#app/features/lists/read-list.ts";
import { ControlPackageCard } from "#app/features/packages/control-package-card.tsx";
import { packageList } from "#app/features/packages/package-list.ts";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { PictureUpload } from "#app/features/pictures/picture-upload.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/manage-packages";

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await readList(context.get(apiContext), packageList, request);
  const id = Number(new URL(request.url).searchParams.get("view"));
  return { ...page, uploadFor: page.rows.find((tour) => tour.id === id) ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  if (form.get("intent") === "upload") {
    const ownerId = Number(new URL(request.url).searchParams.get("view"));
    const owner = { module: "package" as const, ownerId };
    return answerPictures(api, form, { owner, here: "/control/packages", done: "/control/packages" });
  }
  const id = Number(form.get("id"));
  const reply = await api.packages.remove({ query: { id } });
  if (!reply.ok) return data({ message: reply.message }, { status: reply.status });
  throw redirectWithToast("/control/packages", reply.message, { undo: { kind: "packages", id } });
}

export default function ControlPackagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, filters, uploadFor } = loaderData;
  const navigate = useNavigate();
  return (
    <>
      <CardList
        list={packageList}
        data={loaderData}
        add={<HeadLink href="/control/add-package" label="Add Package" variant="secondary" />}
        alert={
          actionData && !uploadFor ? (
            <p role="alert" className="mb-4 font-medium text-chinar">
              {actionData.message}
            </p>
          ) : null
        }
        empty={
          <EmptyState title="No Packages Available.">
            A journey with its days and its price is enough to begin with.
          </EmptyState>
        }
      >
        <div className="grid gap-4 md:grid-cols-2">
          {rows.map((tour) => (
            <ControlPackageCard key={tour.id} tour={tour} imagesHref={viewHref(filters, tour.id)} />
          ))}
        </div>
      </CardList>
      {uploadFor ? (
        <Dialog
          key={uploadFor.id}
          id="add-images"
          shape="wide"
          title="Add Images"
          above={uploadFor.tourName}
          initiallyOpen
          onClose={() => void navigate(listHref(filters), { replace: true, preventScrollReset: true })}
        >
          <PictureUpload
            owner={{ module: "package", ownerId: uploadFor.id }}
            doneHref="/control/packages"
            refusal={actionData?.message}
          />
        </Dialog>
      ) : null}
    </>
  );
}
