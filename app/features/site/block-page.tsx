import { useCallback, useRef } from "react";
import { contentPages } from "#contract/content/block.ts";
import { PictureChoice } from "#app/features/block-form/picture-choice.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { BlockAnswer } from "./block-answer.ts";
import { ContentForm } from "./content-form.tsx";
import { BlockPreview } from "./block-preview.tsx";
import type { BlockState } from "./block-state.ts";
import { Discarded } from "./taken-back.tsx";
import { useFormKey } from "./use-form-key.ts";
import { useDraftAsTyped } from "./use-draft-as-typed.ts";
import { partFields } from "./version-parts.ts";

type BlockPageProps = { block: BlockState; answer: BlockAnswer | undefined };

/** The form of a block beside a preview of its page; an open picture choice replaces the form. */
export function BlockPage({ block, answer }: BlockPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const onKept = useCallback(() => frame.current?.contentWindow?.location.reload(), []);
  const { name, page, help, version, draft, written, isOverTaken, isSwitchedOff } = block;
  const stored = `${name} ${version} ${draft}`;
  const { resetKey, isTypedOver, setTypedOn } = useFormKey(answer?.stamp ?? stored);
  const autosave = useDraftAsTyped({ stored, opened: answer?.draft ?? draft, onKept });
  // Values typed after a refusal are only in the form: no merge until it is sent again.
  const two = isTypedOver ? undefined : answer?.two;
  const isForm = !two && !answer?.choice;
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(26rem,1fr)_minmax(26rem,1fr)]">
      <div className="min-w-0">
        <p className="mb-4 flex items-center gap-2.5 text-sm text-ink2">
          {written ? (
            <>
              <Badge tone="awaiting">Draft</Badge>
              {`by ${written.by}, ${shortMoment(written.at)}. Visitors do not see it.`}
            </>
          ) : isSwitchedOff ? (
            <>
              <Badge tone="awaiting">Not published</Badge>
              {page === "privacy"
                ? "Forms lead to it, the foot of the pages does not yet."
                : "Visitors cannot read it yet."}
            </>
          ) : (
            <>
              <Badge tone="confirmed">Published</Badge>
              {version === 0 ? "As it came with the site." : "Your own words."}
            </>
          )}
        </p>
        {isOverTaken ? (
          <p className="mb-4 rounded-control bg-saffron-soft p-3 text-sm text-ink">
            Something else was published since this draft was begun. Publishing the draft puts it in its
            place.
          </p>
        ) : null}
        {answer?.discarded ? <Discarded value={answer.discarded} version={version} draft={draft} /> : null}
        {answer && two ? <Two {...{ block, answer, two }} /> : null}
        {answer?.choice ? (
          <PictureChoice
            key={answer.stamp}
            choice={answer.choice}
            held={answer.value}
            carried={carriedBy(answer, autosave.draft)}
          />
        ) : null}
        {isForm ? (
          <section aria-label="Fields" className="rounded-panel border border-line bg-surface p-5">
            {help ? <p className="mb-5 text-sm text-ink2">{help}</p> : null}
            <ContentForm key={resetKey} {...{ block, answer, autosave, setTypedOn }} />
          </section>
        ) : null}
      </div>
      <BlockPreview href={contentPages[page].href} mark={stored} frame={frame} value={block.value} />
    </div>
  );
}

type Two = NonNullable<BlockAnswer["two"]>;

/** The merge of what another owner stored meanwhile and the typed values. */
function Two({ block, answer, two }: { block: BlockState; answer: BlockAnswer; two: Two }) {
  const { theirs, ours, base, intent, theirDraft } = two;
  const fields = partFields(block.fields, ours);
  return (
    <TwoVersions {...{ theirs, ours, base, fields }} message={answer.message ?? ""}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="draft" value={theirDraft} />
      <input type="hidden" name="base" value={JSON.stringify(answer.base)} />
    </TwoVersions>
  );
}

/** The form's hidden fields, carried along while a picture is chosen. */
function carriedBy({ version, base }: BlockAnswer, draft: number): Record<string, string> {
  return { version: String(version), draft: String(draft), base: JSON.stringify(base) };
}
