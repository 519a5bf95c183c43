import type { Package } from "#contract/packages.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf, shorten } from "#contract/rules/text.ts";
import { CardActions } from "#app/features/records/card-actions.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Form } from "react-router";
import { controlPages } from "#app/content/control-addresses.ts";

const descriptionLength = 200;

/** A package in the control area, with its actions. `imagesHref` opens the upload dialog. */
export function ControlPackageCard({ tour, imagesHref }: { tour: Package; imagesHref: string }) {
  const { id, tourName, images, startingRate, numberOfDays, highlights, description } = tour;
  const [picture] = images;
  return (
    <article className="grid content-start overflow-hidden rounded-panel border border-line bg-surface">
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          sizes="(width < 47.5rem) 100vw, 40vw"
          className="aspect-[2/1] w-full object-cover"
        />
      ) : (
        <div className="grid aspect-[2/1] place-items-center bg-dal-deep">
          <LogoMark tone="on-dark" className="h-16" />
        </div>
      )}
      <div className="grid content-start gap-2.5 p-5">
        <p className="flex flex-wrap justify-between gap-2 text-sm">
          <span className="num font-semibold">{formatRupees(startingRate)}</span>
          <span className="text-ink3">{countOf(numberOfDays, "day")}</span>
        </p>
        <h2 className="font-text text-lg font-semibold">
          <bdi>{tourName}</bdi>
        </h2>
        <ul className="flex flex-wrap gap-x-3 text-sm text-ink2">
          {highlights.map((highlight) => (
            <li key={highlight} className="before:me-1.5 before:text-chinar before:content-['•']">
              {highlight}
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink3">{shorten(description, descriptionLength, "..")}</p>
        <CardActions>
          <LinkButton href={imagesHref} preventScrollReset size="small" variant="outline">
            Upload Images
          </LinkButton>
          <LinkButton href={controlPages.editTour(id)} size="small" variant="outline">
            Edit
          </LinkButton>
          <LinkButton href={controlPages.tour(id)} size="small" variant="outline">
            View Details
          </LinkButton>
          <DialogButton opens={`delete-package-${id}`} size="small" variant="destructive-ghost">
            Delete
          </DialogButton>
        </CardActions>
      </div>
      <DeletePackage id={id} name={tourName} />
    </article>
  );
}

function DeletePackage({ id, name }: { id: number; name: string }) {
  const dialogId = `delete-package-${id}`;
  return (
    <Dialog id={dialogId} title="Are you sure, you want to delete the Package?">
      <p className="text-ink2">{name} leaves the site. Its bookings stay, and it can be restored.</p>
      <Form method="post" className="mt-5 flex justify-end gap-2.5">
        <input type="hidden" name="id" value={id} />
        <DialogButton closes={dialogId} variant="outline">
          Cancel
        </DialogButton>
        <Button type="submit" name="intent" value="delete-package" variant="destructive">
          Yes
        </Button>
      </Form>
    </Dialog>
  );
}
