import { fromForm } from "#contract/client.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { apiContext } from "#app/context.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { RecordHead } from "#app/features/records/record-head.tsx";
import { WordList } from "#app/features/packages/word-list.tsx";
import { AddImagesDialog } from "#app/features/pictures/add-images-dialog.tsx";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { PictureGrid } from "#app/features/pictures/picture-grid.tsx";
import { readPictures } from "#app/features/pictures/read-pictures.ts";
import { orErrorPage } from "#app/reply.ts";
import { DialogButton } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/tour-details";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { controlPages } from "#app/content/control-addresses.ts";

export const meta = controlPageMeta;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const tour = orErrorPage(await api.packages.byId({ query: fromForm({ id: params.id }) })).data;
  return { tour, pictures: await readPictures(api, { module: "package", ownerId: tour.id }) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const path = controlPages.tour(params.id);
  const owner = { module: "package" as const, ownerId: Number(params.id) };
  return answerPictures(context.get(apiContext), await request.formData(), { owner, here: path, done: path });
}

export default function TourDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tour, pictures } = loaderData;
  return (
    <>
      <RecordHead title={tour.tourName} kind="packages" id={tour.id}>
        <HeadLink href={controlPages.editTour(tour.id)} label="Edit" />
        <DialogButton opens="add-images" size="small">
          Add Images
        </DialogButton>
      </RecordHead>
      <section
        aria-label="Details"
        className="mb-6 grid gap-5 rounded-panel border border-line bg-surface p-5"
      >
        <p className="text-sm text-ink3">
          {tour.location}, {countOf(tour.numberOfDays, "day")}, from {formatRupees(tour.startingRate)}
        </p>
        <p className="max-w-prose whitespace-pre-line text-ink2">{tour.description}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <WordList title="Tour Highlights" entries={tour.highlights} />
          <WordList title="Tour Features" entries={tour.features} />
        </div>
      </section>
      {pictures.length > 0 ? (
        <PictureGrid pictures={pictures} confirmText="Are you sure you want to delete the image?" />
      ) : (
        <EmptyState title="No images yet">Guests choose a journey by its pictures.</EmptyState>
      )}
      <AddImagesDialog
        owner={{ module: "package", ownerId: tour.id }}
        doneHref={controlPages.tour(tour.id)}
        refusal={actionData}
      />
    </>
  );
}
