import { Form } from "react-router";
import type { RemovedItem } from "#app/features/block-form/list-changes.ts";
import type { RawBlockValue } from "#app/features/block-form/value-at.ts";
import { Button } from "#app/ui/button.tsx";

/** Undo of a removed list item, offered until the form is sent again. */
export function PutBack({ removed }: { removed: RemovedItem }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-control bg-saffron-soft p-3 text-sm text-ink"
    >
      <span className="me-auto">Removed. Visitors see it until you publish.</span>
      <input type="hidden" name="removed" value={JSON.stringify(removed)} />
      <Button type="submit" name="intent" value="put-back" size="small" variant="outline">
        Put it back
      </Button>
    </div>
  );
}

/** Undo of a discarded draft. */
export function Discarded({
  value,
  version,
  draft,
}: {
  value: RawBlockValue;
  version: number;
  draft: number;
}) {
  return (
    <Form
      method="post"
      role="status"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-saffron-soft p-3 text-sm text-ink"
    >
      <span className="me-auto">Draft discarded. The form shows what visitors see.</span>
      <input type="hidden" name="held" value={JSON.stringify(value)} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="draft" value={draft} />
      <Button type="submit" name="intent" value="draft" size="small" variant="outline">
        Undo
      </Button>
    </Form>
  );
}
