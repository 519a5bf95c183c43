import { data } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import type { BlockPictures } from "#app/features/block-form/block-pictures.ts";
import type { RemovedItem } from "#app/features/block-form/list-changes.ts";
import type { Choice } from "#app/features/block-form/picture-choice.tsx";
import type { RawBlockValue } from "#app/features/block-form/value-at.ts";
import type { Versions } from "./block-state.ts";
import type { Parts } from "./version-parts.ts";

/** The form to show again with the typed values: after a button that stores nothing, or a refusal. */
export type BlockAnswer = Versions & {
  value: RawBlockValue;
  base: RawBlockValue;
  errors: FieldErrors;
  message?: string;
  focus?: string;
  removed?: RemovedItem;
  /** The draft that was just discarded, for undo. */
  discarded?: RawBlockValue;
  /** A picture is being chosen. */
  choice?: Choice;
  /** After a version conflict: the versions to merge, in parts. */
  two?: { theirs: Parts; ours: Parts; base: Parts; intent: string; theirDraft: number };
  pictures: BlockPictures;
  /** Unique for each answer: the form is remounted. */
  stamp: string;
};

/** The answer, limited to the pictures and values that the page shows. */
export function presentAnswer(
  answer: Omit<BlockAnswer, "stamp" | "errors"> & { errors?: FieldErrors },
  status = 200,
) {
  const { value, base, version, draft, errors = {}, message, focus, removed } = answer;
  const { discarded, choice, two, pictures } = answer;
  const shown = {
    value,
    base,
    version,
    draft,
    errors,
    message,
    focus,
    removed,
    discarded,
    choice,
    two,
    pictures,
  };
  const stamped: BlockAnswer = { ...shown, stamp: crypto.randomUUID() };
  return data(stamped, { status });
}
