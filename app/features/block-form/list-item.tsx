import type { ListField } from "#contract/content/field-kinds.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useBlockPicture } from "./block-pictures.ts";
import { DragItem } from "./drag-item.tsx";
import { MoveButton } from "./move-button.tsx";
import { hereName } from "./read-typed.ts";
import { SimpleField } from "./simple-field.tsx";
import { partsOf } from "./value-at.ts";

type ListItemProps = {
  field: ListField;
  /** Of the list. */
  path: string;
  item: unknown;
  place: number;
  name: string;
  count: number;
  /** It was just moved, added or chosen in, and gets the focus. */
  isWanted: boolean;
};

/** One item: its name with the buttons that move it, and its fields below when it is open. */
export function ListItem({ field, path, item, place, name, count, isWanted }: ListItemProps) {
  const values = partsOf(item);
  const at = `${path}.${place}`;
  const { errors } = useFormScope();
  const isWrong = Object.keys(errors).some((each) => each.startsWith(`${at}.`));
  const isShown = values["shown"] !== false;
  const pictureName = Object.keys(field.of).find((each) => field.of[each]?.kind === "picture");
  const picture = useBlockPicture(pictureName && values[pictureName]);
  return (
    <li className="relative rounded-control border border-line bg-surface">
      <input type="hidden" name={`${at}.${hereName}`} value="on" />
      <DragItem list={path} place={place} name={name}>
        <div className="absolute end-1.5 top-1.5 flex">
          <MoveButton {...{ path, place, name }} to="up" isOff={place === 0} />
          <MoveButton {...{ path, place, name }} to="down" isOff={place === count - 1} />
        </div>
      </DragItem>
      <details open={isWrong || isWanted} className="group/item">
        <summary
          data-wanted={isWanted ? "" : undefined}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control py-1.5 ps-3 pe-26 lg:pe-32"
        >
          <Icon of="chevron-down" className="size-4 flex-none text-ink3 group-open/item:rotate-180" />
          {picture ? (
            <Picture
              picture={picture}
              alt=""
              widest={320}
              sizes="56px"
              className="h-11 w-14 rounded object-cover"
            />
          ) : null}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="line-clamp-2 font-semibold">{name}</span>
            {isWrong ? <span className="block text-sm text-chinar">Please look at its fields</span> : null}
          </span>
          {isShown ? null : <Badge tone="done">Hidden</Badge>}
        </summary>
        <div className="grid gap-4 border-t border-line p-3.5">
          {Object.entries(field.of).map(([each, itemField]) => (
            <SimpleField key={each} field={itemField} path={`${at}.${each}`} value={values[each]} />
          ))}
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
              <input type="checkbox" name={`${at}.shown`} defaultChecked={isShown} className="tick" />
              Show it on the site
            </label>
            <Button
              type="submit"
              name="intent"
              value={`remove ${path} ${place}`}
              size="small"
              variant="destructive-ghost"
              aria-label={`Remove ${name}`}
            >
              Remove
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}
