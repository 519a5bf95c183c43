import { type ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import type { Upload } from "#contract/uploads.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useDropPlace } from "#app/ui/use-drop-place.ts";
import { Icon } from "#app/ui/icon.tsx";

type PictureGridProps = {
  pictures: readonly Upload[];
  confirmText: string;
  /** False for the whole gallery, whose pictures have no common order. */
  canMove?: boolean;
};

/** Stored pictures with title, order and delete button. Each change is a form of its own. */
export function PictureGrid({ pictures, confirmText, canMove = true }: PictureGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {pictures.map((picture, index) => (
        <PictureCard
          key={picture.id}
          picture={picture}
          confirmText={confirmText}
          place={canMove ? { number: index + 1, of: pictures.length } : null}
        />
      ))}
    </ul>
  );
}

type PictureCardProps = {
  picture: Upload;
  confirmText: string;
  place: { number: number; of: number } | null;
};

function PictureCard({ picture, confirmText, place }: PictureCardProps) {
  const { id, title, version, state, percent } = picture;
  const submit = useSubmit();
  const form = `picture-${id}`;
  const name = title || `picture ${place?.number ?? id}`;
  return (
    <li className="grid content-start overflow-hidden rounded-panel border border-line bg-surface">
      <DragPlace id={id} name={name} place={place?.number}>
        <Picture picture={picture} sizes="(width < 40rem) 100vw, 30vw" className="h-60 w-full object-cover" />
      </DragPlace>
      <Form id={form} method="post" className="grid gap-3 p-4" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <label className="text-xs font-semibold">
          Title
          <input
            key={title}
            name="title"
            defaultValue={title}
            maxLength={200}
            className="control mt-1 !min-h-11"
            onBlur={({ currentTarget: { value, form: titleForm } }) => {
              if (value.trim() !== title && titleForm) void submit(titleOf(titleForm), keepPlace);
            }}
          />
        </label>
        {state === "ready" ? null : (
          <p className="text-xs text-ink3">
            {state === "failed" ? "Its smaller sizes could not be made" : `Being made smaller, ${percent}%`}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {/* With scripts the title is saved on blur. */}
          <Button
            type="submit"
            name="intent"
            value="title"
            size="small"
            variant="outline"
            className="without-scripts"
          >
            Save title
          </Button>
          {state === "failed" ? (
            <Button type="submit" name="intent" value="again" size="small" variant="outline">
              Try again
            </Button>
          ) : null}
          {place ? <MoveButtons name={name} {...place} /> : null}
          <DialogButton
            opens={`delete-${form}`}
            size="small"
            variant="destructive-ghost"
            className="ms-auto"
            aria-label={`Delete ${name}`}
            data-goes-on=""
          >
            Delete
          </DialogButton>
        </div>
      </Form>
      <ConfirmDialog
        id={`delete-${form}`}
        title={confirmText}
        confirmLabel="Yes"
        form={form}
        name="intent"
        value="delete"
      >
        It can be brought back from the bin.
      </ConfirmDialog>
    </li>
  );
}

const keepPlace = { method: "post", preventScrollReset: true } as const;

function titleOf(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  data.set("intent", "title");
  return data;
}

/** The data type of a dragged picture. */
const dragged = "text/picture";

type DragPlaceProps = { id: number; name: string; place: number | undefined; children: ReactNode };

/** A drag source and drop target of a picture; the buttons do the same. */
function DragPlace({ id, name, place, children }: DragPlaceProps) {
  const submit = useSubmit();
  const { isOver, place: target } = useDropPlace(dragged, (moved) => {
    if (moved && moved !== String(id)) void submit({ id: moved, intent: `move ${place}` }, keepPlace);
  });
  if (place === undefined) return children;
  return (
    <div
      draggable
      title={`Drag ${name} to another place`}
      className={`relative cursor-grab ${isOver ? "outline-3 -outline-offset-3 outline-dal" : ""}`}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragged, String(id));
        event.dataTransfer.effectAllowed = "move";
      }}
      {...target}
    >
      {children}
      <Icon
        of="grip-vertical"
        className="pointer-events-none absolute end-2 top-2 size-8 rounded-control bg-surface p-1.5 shadow-mid"
      />
    </div>
  );
}

function MoveButtons({ name, number, of }: { name: string; number: number; of: number }) {
  return (
    <>
      <Button
        type="submit"
        name="intent"
        value={`move ${number - 1}`}
        disabled={number === 1}
        size="small"
        shape="icon"
        variant="outline"
        aria-label={`Move ${name} earlier`}
      >
        <Icon of="arrow-left" className="rtl:-scale-x-100" />
      </Button>
      <Button
        type="submit"
        name="intent"
        value={`move ${number + 1}`}
        disabled={number === of}
        size="small"
        shape="icon"
        variant="outline"
        aria-label={`Move ${name} later`}
      >
        <Icon of="arrow-right" className="rtl:-scale-x-100" />
      </Button>
    </>
  );
}
