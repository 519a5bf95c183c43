import type { PictureField as FieldSaid } from "#contract/content/field-kinds.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { useFieldWiring } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { pictureKey, useBlockPicture } from "./block-pictures.ts";
import { FocusPoint } from "./focus-point.tsx";
import { partsOf, textOf } from "./value-at.ts";

type PictureFieldProps = { field: FieldSaid; path: string; value: unknown };

/** A picture field: which picture, its alternative text, and its focus point. */
export function PictureField({ field: { label, help }, path, value }: PictureFieldProps) {
  const wiring = useFieldWiring({ name: path, hint: help, error: undefined });
  const picture = useBlockPicture(value);
  const isChosen = pictureKey(value) !== "";
  const { id, name, alt, focus } = partsOf(value);
  return (
    <FieldGroup {...{ wiring, label, hint: help, name: path }} role="group">
      <input type="hidden" name={`${path}.id`} value={textOf(id)} />
      <input type="hidden" name={`${path}.name`} value={textOf(name)} />
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {picture ? (
          <Picture
            picture={picture}
            alt={picture.title || "The picture that is chosen"}
            sizes="160px"
            widest={320}
            className="h-24 w-40 rounded-control object-cover"
          />
        ) : (
          <span className="grid h-24 w-40 place-items-center rounded-control border-2 border-dashed border-line-strong text-center text-xs text-ink2">
            {isChosen ? "This picture is no longer there" : "No picture"}
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value={`pick ${path}`} size="small" variant="outline">
            <Icon of="images" />
            {isChosen ? "Choose another" : "Choose a picture"}
          </Button>
          {isChosen ? (
            <Button type="submit" name="intent" value={`unpick ${path}`} size="small" variant="ghost">
              No picture
            </Button>
          ) : null}
        </div>
      </div>
      {isChosen ? (
        <div className="mt-3 grid gap-3">
          <TextField
            name={`${path}.alt`}
            label="What is to be seen on it"
            hint="For those who do not see it. Empty where it only decorates"
            defaultValue={textOf(alt)}
          />
          <FocusPoint path={path} focus={textOf(focus)} picture={picture} />
        </div>
      ) : (
        <>
          <input type="hidden" name={`${path}.alt`} value={textOf(alt)} />
        </>
      )}
    </FieldGroup>
  );
}
