import { Form } from "react-router";
import type { BlockFields } from "#contract/content/field-kinds.ts";
import type { PastContent } from "#contract/content.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { changedFields, wordsOfField } from "./value-words.ts";
import { controlPages } from "#app/content/control-addresses.ts";

type BlockHistoryProps = {
  name: string;
  fields: BlockFields;
  /** Latest first. */
  past: readonly PastContent[];
  /** The published version. */
  version: number;
};

/** The published versions of a block; each can be published again. */
export function BlockHistory({ name, fields, past, version }: BlockHistoryProps) {
  return (
    <ol className="grid max-w-4xl gap-3">
      {past.map((each, index) => {
        const before = past[index + 1];
        const changed = before ? changedFields(fields, each.value, before.value) : [];
        const isNow = each.version === version;
        const when = each.by ? `${shortMoment(each.at)}, by ${each.by}` : "As it came with the site";
        return (
          <li key={each.id} className="rounded-panel border border-line bg-surface px-5 py-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="me-auto min-w-0">
                <h2 className="font-text text-base font-semibold">{when}</h2>
                {changed.length > 0 ? (
                  <p className="text-sm text-ink2">{`Changed: ${changed.join(", ")}`}</p>
                ) : null}
              </div>
              {isNow ? (
                <Badge tone="confirmed">Published now</Badge>
              ) : (
                <Form method="post" action={controlPages.block(name)}>
                  <input type="hidden" name="id" value={each.id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="restore"
                    size="small"
                    variant="outline"
                    aria-label={`Publish again: ${when}`}
                  >
                    Publish again
                  </Button>
                </Form>
              )}
            </div>
            <details className="mt-1.5 text-sm">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink2">
                What it says
              </summary>
              <dl className="grid gap-3">
                {Object.entries(fields).map(([key, field]) => (
                  <div key={key}>
                    <dt className="font-semibold">{field.label}</dt>
                    <dd className="[overflow-wrap:anywhere] whitespace-pre-line text-ink2">
                      {wordsOfField(field, each.value[key]) || <i>empty</i>}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
