import { useCallback, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { BlockFields } from "#app/features/block-form/block-fields.tsx";
import { BlockPicturesContext } from "#app/features/block-form/block-pictures.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import type { BlockAnswer } from "./block-answer.ts";
import type { BlockState } from "./block-state.ts";
import { PutBack } from "./taken-back.tsx";
import { useAutosaveInput } from "./use-form-key.ts";
import { isEdited } from "#app/ui/is-edited.ts";
import type { DraftAsTyped } from "./use-draft-as-typed.ts";
import { useFocusedItem } from "./use-focused-item.ts";

type ContentFormProps = {
  block: BlockState;
  /** The last answer; without one the form shows the stored value. */
  answer: BlockAnswer | undefined;
  autosave: DraftAsTyped;
  /** Called with true when somebody types while the form is being sent. */
  setTypedOn: (isTypedOn: boolean) => void;
};

/** The form of any block, generated from its field descriptions. */
export function ContentForm({ block, answer, autosave, setTypedOn }: ContentFormProps) {
  const { fields, value: stored, version, pictures } = block;
  const value = answer?.value ?? stored;
  const errors = answer?.errors ?? {};
  const isSending = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const { typed: keptTyped } = autosave;
  const refused = answer?.two?.intent;
  const typed = useCallback((typedIn: HTMLFormElement) => keptTyped(typedIn, refused), [keptTyped, refused]);
  const focus = answer?.focus;
  useEffect(() => {
    if (form.current && (focus !== undefined || isEdited(form.current))) typed(form.current);
  }, [typed, focus]);
  const onInput = useAutosaveInput(form, typed, setTypedOn);
  useFocusedItem(form, focus);
  return (
    <BlockPicturesContext value={answer?.pictures ?? pictures}>
      <FormScope id="block" errors={errors}>
        <Form
          ref={form}
          method="post"
          noValidate
          preventScrollReset
          onInput={onInput}
          onSubmit={(event) => {
            const { submitter } =
              event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
            if (autosave.maySend(event.currentTarget, submitter)) setTypedOn(false);
            else event.preventDefault();
          }}
          className="grid gap-6"
        >
          {/* The default button for Enter: saves only the draft. */}
          <button
            type="submit"
            name="intent"
            value="draft"
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          >
            Save draft
          </button>
          <FormErrorSummary otherwise={answer?.message} />
          <input type="hidden" name="version" value={answer?.version ?? version} />
          <input type="hidden" name="draft" value={autosave.draft} />
          <input type="hidden" name="base" value={JSON.stringify(answer?.base ?? stored)} />
          {answer?.removed ? <PutBack removed={answer.removed} /> : null}
          <BlockFields fields={fields} value={value} focus={focus} />
          <div className="block-bar -mx-5 -mb-5 grid gap-1.5 rounded-b-panel px-5 py-3">
            <div className="flex flex-wrap items-center gap-2.5">
              <Button type="submit" name="intent" value="publish" variant="primary" busy={isSending}>
                Publish
              </Button>
              <Button type="submit" name="intent" value="draft" variant="outline" busy={isSending}>
                Save draft
              </Button>
              {autosave.draft > 0 ? (
                <Button type="submit" name="intent" value="discard" variant="ghost">
                  Discard draft
                </Button>
              ) : null}
            </div>
            <p role="status" className="text-xs text-ink2 empty:hidden">
              {autosave.message}
            </p>
          </div>
        </Form>
      </FormScope>
    </BlockPicturesContext>
  );
}
