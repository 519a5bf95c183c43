import { useEffect, useRef, useState } from "react";
import { newKey } from "#app/browser/new-key.ts";
import { faultOf, titleOf } from "./chosen-file.ts";
import { type ChosenPicture, type PictureOwner, sendPicture } from "./send-picture.ts";
import { useStillHere } from "./use-still-here.ts";

export type UploadItem = ChosenPicture & {
  key: number;
  /** A `blob:` address of the file, for its preview. */
  preview: string;
  state: "chosen" | "sending" | "done" | "failed";
  percent: number;
  message: string;
};

/** Passed to `onArrived`: the message of the last upload, and whether no picture is left on this page. */
type Arrived = { message: string; isAll: boolean };

/**
 * The chosen pictures and their upload state. Uploaded ones are removed; a failed one can be retried alone. While some are
 * being uploaded, others can be added, titled and removed.
 */
export function useUploads(owner: PictureOwner, onArrived: (arrived: Arrived) => void) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const latest = useRef(items);
  const markPage = useStillHere();
  const count = useRef(0);
  const previews = useRef<string[]>([]);

  useEffect(() => {
    const previewUrls = previews.current;
    return () => previewUrls.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  function keep(next: readonly UploadItem[]): void {
    latest.current = next;
    setItems(next);
  }

  /** Adds the images among the files; returns the errors of the others. */
  function add(files: Iterable<File>): string {
    const judged = [...files].map((file) => ({ file, fault: faultOf(file) }));
    const chosen = judged.flatMap(({ file, fault }) => (fault ? [] : [file]));
    const added = chosen.map((file): UploadItem => {
      count.current += 1;
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      const title = titleOf(file.name);
      const chosenPicture = { file, title, idempotencyKey: newKey() };
      return { key: count.current, ...chosenPicture, preview, state: "chosen", percent: 0, message: "" };
    });
    keep([...latest.current, ...added]);
    return judged.flatMap(({ fault }) => fault ?? []).join(" ");
  }

  function change(key: number, values: Partial<UploadItem>): void {
    keep(latest.current.map((item) => (item.key === key ? { ...item, ...values } : item)));
  }

  function remove(key: number): void {
    keep(latest.current.filter((item) => item.key !== key));
  }

  async function send(item: UploadItem): Promise<{ ok: boolean; message: string }> {
    change(item.key, { state: "sending", percent: 0, message: "" });
    const onProgress = (percent: number) => change(item.key, { percent });
    const { ok, message } = await sendPicture(item, owner, onProgress);
    change(item.key, { state: ok ? "done" : "failed", message });
    return { ok, message };
  }

  /** Uploads sequentially, to keep their order, each with its title at that moment. */
  async function sendAll(only: readonly UploadItem[]): Promise<void> {
    const isStillHere = markPage();
    const arrived = new Set<number>();
    let message = "";
    for (const { key } of only) {
      const item = latest.current.find((one) => one.key === key);
      const sent = item && (await send(item));
      if (!sent?.ok) continue;
      arrived.add(key);
      message = sent.message;
    }
    if (arrived.size === 0) return;
    keep(latest.current.filter(({ key }) => !arrived.has(key)));
    onArrived({ message, isAll: isStillHere() && latest.current.length === 0 });
  }

  const waiting = items.filter(({ state }) => state === "chosen" || state === "failed");
  return { items, waiting, add, change, remove, sendAll };
}
