import { Form, useNavigation } from "react-router";
import type { Upload } from "#contract/uploads.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PicturesToUse } from "./pictures-to-use.tsx";
import type { RawBlockValue } from "./value-at.ts";

/** A page of pictures to choose from, for the field at the path `at`. */
export type Choice = {
  at: string;
  page: number;
  pages: number;
  pictures: Upload[];
  /** Why an upload was refused. */
  problem?: string;
};

type PictureChoiceProps = {
  choice: Choice;
  /** The typed values of the form that is replaced meanwhile. */
  held: RawBlockValue;
  /** Hidden fields of that form. */
  carried: Readonly<Record<string, string>>;
};

/** Replaces the form while a picture is chosen or uploaded; the typed values are carried along and come back. */
export function PictureChoice({ choice, held, carried }: PictureChoiceProps) {
  const { at, page, pages, pictures, problem } = choice;
  const isSending = useNavigation().state !== "idle";
  const waiting = (
    <>
      <input type="hidden" name="held" value={JSON.stringify(held)} />
      <HiddenFields values={carried} />
    </>
  );
  return (
    <section
      aria-labelledby="choose-picture"
      className="grid gap-5 rounded-panel border border-line bg-surface p-5"
    >
      <h2 id="choose-picture" tabIndex={-1} data-wanted="" className="text-card outline-none">
        Choose a picture
      </h2>
      <Form method="post" encType="multipart/form-data" className="grid gap-3">
        {waiting}
        <label className="text-sm font-semibold">
          A new one from this device
          <input
            type="file"
            name="image"
            accept="image/*"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "image-problem image-kinds" : "image-kinds"}
            className="control mt-1.5"
          />
        </label>
        <p id="image-kinds" className="text-xs text-ink3">
          JPEG, PNG, WebP, AVIF or GIF, up to 15 MB
        </p>
        {problem ? <FieldError id="image-problem">{problem}</FieldError> : null}
        <Button
          type="submit"
          name="intent"
          value={`upload ${at}`}
          busy={isSending}
          className="justify-self-start"
        >
          <Icon of="image-plus" />
          Upload and use it
        </Button>
      </Form>
      <Form method="post" className="grid gap-4 border-t border-line pt-5">
        {waiting}
        <p className="text-sm font-semibold">Or one of yours</p>
        {pictures.length === 0 ? <p className="text-sm text-ink2">There are none yet.</p> : null}
        <PicturesToUse at={at} pictures={pictures} />
        <div className="flex flex-wrap gap-2.5">
          {page > 1 ? (
            <Button
              type="submit"
              name="intent"
              value={`pick ${at} ${page - 1}`}
              variant="outline"
              size="small"
            >
              Newer ones
            </Button>
          ) : null}
          {page < pages ? (
            <Button
              type="submit"
              name="intent"
              value={`pick ${at} ${page + 1}`}
              variant="outline"
              size="small"
            >
              Older ones
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="back" variant="ghost" size="small">
            Back without choosing
          </Button>
        </div>
      </Form>
    </section>
  );
}
