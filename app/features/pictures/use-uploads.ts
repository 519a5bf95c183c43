import { useEffect, useRef, useState } from "react";
import { largestPictureBytes } from "#contract/rules/picture-size.ts";
import { type PictureOwner, sendPicture } from "./send-picture.ts";

export type UploadItem = {
  key: number;
  file: File;
  /** A `blob:` address of the file, for its preview. */
  preview: string;
  title: string;
  state: "chosen" | "sending" | "done" | "failed";
  percent: number;
  message: string;
};

/** What is told after sending: the last arrived picture's message, and whether no other is left. */
type Arrived = { message: string; isAll: boolean };

/**
 * The pictures that were chosen and how far each has come. What has arrived leaves them; a failed one can be sent again
 * alone.
 */
export function useUploads(owner: PictureOwner, onArrived: (arrived: Arrived) => void) {
  const [items, setItems] = useState<UploadItem[]>([]);
  const count = useRef(0);
  const previews = useRef<string[]>([]);

  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  /** Adds the images among the files; returns what is wrong with the others. */
  function add(files: Iterable<File>): string {
    const judged = [...files].map((file) => ({ file, fault: faultOf(file) }));
    const chosen = judged.flatMap(({ file, fault }) => (fault ? [] : [file]));
    const added = chosen.map((file): UploadItem => {
      count.current += 1;
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      const title = titleOf(file.name);
      return { key: count.current, file, preview, title, state: "chosen", percent: 0, message: "" };
    });
    setItems((current) => [...current, ...added]);
    return judged.flatMap(({ fault }) => fault ?? []).join(" ");
  }

  function change(key: number, values: Partial<UploadItem>): void {
    setItems((current) => current.map((item) => (item.key === key ? { ...item, ...values } : item)));
  }

  function remove(key: number): void {
    setItems((current) => current.filter((item) => item.key !== key));
  }

  async function send(item: UploadItem): Promise<{ ok: boolean; message: string }> {
    change(item.key, { state: "sending", percent: 0, message: "" });
    const onProgress = (percent: number) => change(item.key, { percent });
    const { ok, message } = await sendPicture(item.file, owner, item.title, onProgress);
    change(item.key, { state: ok ? "done" : "failed", message });
    return { ok, message };
  }

  /** One after another, so that they keep their order. */
  async function sendAll(only: readonly UploadItem[]): Promise<void> {
    const arrived = new Set<number>();
    let message = "";
    for (const item of only) {
      const sent = await send(item);
      if (!sent.ok) continue;
      arrived.add(item.key);
      message = sent.message;
    }
    if (arrived.size === 0) return;
    setItems((current) => current.filter(({ key }) => !arrived.has(key)));
    onArrived({ message, isAll: items.every(({ key }) => arrived.has(key)) });
  }

  const waiting = items.filter(({ state }) => state === "chosen" || state === "failed");
  return { items, waiting, add, change, remove, sendAll };
}

/** Why a file need not be sent. One without a type may still be an image: the server looks into it. */
function faultOf({ name, type, size }: File): string | undefined {
  if (type && !type.startsWith("image/")) return `${name} is not an image.`;
  return size > largestPictureBytes ? `${name} is larger than 15 MB.` : undefined;
}

/** "IMG_2041-dal lake.jpg" to "IMG 2041 dal lake": a start for the alternative text. */
function titleOf(fileName: string): string {
  return fileName
    .replace(/\.[^.]+$/, "")
    .replace(/[_-]+/g, " ")
    .trim()
    .slice(0, 200);
}
