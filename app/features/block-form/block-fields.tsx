import type { BlockFields as FieldsSaid } from "#contract/content/field-kinds.ts";
import { ListField } from "./list-field.tsx";
import { SimpleField } from "./simple-field.tsx";
import type { RawBlockValue } from "./value-at.ts";

type BlockFieldsProps = {
  fields: FieldsSaid;
  value: RawBlockValue;
  /** The path of the item that was just moved, added or chosen: it gets the focus. */
  focus?: string;
};

/** Every field of a block, made from the block's description. */
export function BlockFields({ fields, value, focus }: BlockFieldsProps) {
  return Object.entries(fields).map(([name, field]) =>
    field.kind === "list" ? (
      <ListField key={name} {...{ field, focus }} path={name} items={value[name]} />
    ) : (
      <SimpleField key={name} {...{ field }} path={name} value={value[name]} />
    ),
  );
}
