import { SpriteDrawing } from "./icon.tsx";
import type { ReactNode } from "react";

export type BadgeTone = "confirmed" | "active" | "awaiting" | "part" | "done" | "cancelled";

/** A status in a word, a colour and a shape of its own, so that it reads without colour. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={`badge badge-${tone}`}>
      <SpriteDrawing name={`badge-${tone}`} className="size-2 flex-none" />
      {children}
    </span>
  );
}
