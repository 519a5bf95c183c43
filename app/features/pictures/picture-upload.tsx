import { type DragEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Form, useNavigate, useRevalidator } from "react-router";
import { countOf } from "#contract/rules/text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useToast } from "#app/ui/toasts.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { PictureOwner } from "./send-picture.ts";
import { UploadItemCard } from "./upload-item-card.tsx";
import { useUploads } from "./use-uploads.ts";

type PictureUploadProps = {
  owner: PictureOwner;
  /** Error when no file was chosen. */
  noneMessage?: string;
  /** Where to go when all pictures have been uploaded. */
  doneHref: string;
  /** The server's error for a form sent without scripts. */
  refusal?: string;
};

/** Choose or drop several pictures, preview and upload them. Without scripts it is an ordinary upload form. */
export function PictureUpload(props: PictureUploadProps) {
  const { owner, noneMessage = "No image selected!", doneHref, refusal } = props;
  const id = useId();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const [problem, setProblem] = useState(refusal);
  const [isOver, setOver] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const uploads = useUploads(owner, ({ message, isAll }) => {
    if (isAll) {
      setProblem(undefined);
      form.current?.closest("dialog")?.close();
    }
    showToast("success", message);
    void (isAll ? navigate(doneHref) : revalidate());
  });
  const isSending = uploads.items.some(({ state }) => state === "sending");

  function choose(files: Iterable<File> | null): void {
    setProblem(files ? uploads.add(files) : undefined);
  }

  function takeChosen(input: HTMLInputElement): void {
    choose(input.files);
    input.value = "";
  }

  // Files chosen before hydration, which then hides the file input.
  const takeEarly = useEffectEvent(() => {
    if (field.current?.files?.length) takeChosen(field.current);
  });
  useEffect(() => takeEarly(), []);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    if (uploads.waiting.length === 0) setProblem(noneMessage);
    else void uploads.sendAll(uploads.waiting);
  }

  return (
    <Form ref={form} method="post" encType="multipart/form-data" onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="intent" value="upload" />
      {/* Dropping is an alternative to the file input, which is keyboard accessible. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`relative grid cursor-pointer grid-cols-1 justify-items-center gap-2 rounded-panel border-2 border-dashed p-6 text-center has-focus-visible:outline-3 has-focus-visible:outline-dal ${isOver ? "border-dal bg-dal-soft" : "border-line-strong"}`}
      >
        <Icon of="image-plus" className="size-8 text-dal" />
        <span className="font-semibold">
          {isHydrated ? "Choose images, or drop them here" : "Choose images"}
        </span>
        <span className="text-xs text-ink3">JPEG, PNG, WebP, AVIF or GIF, up to 15 MB each</span>
        <input
          ref={field}
          id={id}
          type="file"
          name="image"
          accept="image/*"
          multiple
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => takeChosen(event.target)}
          className={isHydrated ? "sr-only" : "w-full min-w-0"}
        />
      </label>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-chinar">
          {problem}
        </p>
      ) : null}
      {uploads.items.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {uploads.items.map((item) => (
            <UploadItemCard
              key={item.key}
              item={item}
              onTitle={(title) => uploads.change(item.key, { title })}
              onRemove={() => uploads.remove(item.key)}
              onRetry={() => void uploads.sendAll([item])}
            />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isSending}>
          Upload Image
        </Button>
        {uploads.waiting.length > 0 ? (
          <span className="text-sm text-ink3">{countOf(uploads.waiting.length, "image")} to send</span>
        ) : null}
      </div>
    </Form>
  );
}
