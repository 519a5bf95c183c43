import { SpriteDrawing } from "./icon.tsx";
import type { ReactNode } from "react";

export type BadgeTone = "confirmed" | "active" | "awaiting" | "part" | "done" | "cancelled";

/** A status as text with colour and shape, so that it does not depend on colour alone. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={`badge badge-${tone}`}>
      <SpriteDrawing name={`badge-${tone}`} className="size-2 flex-none" />
      {children}
    </span>
  );
}
