import type { LucideIcon } from "lucide-react";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?no-inline";

interface IconProps {
  /** A name is drawn from the shared sprite and costs a page 60 bytes; a component brings its own paths. */
  of: IconName | LucideIcon;
  label?: string;
  className?: string;
}

/** A line icon of 1.25 em in the text's colour: decoration, unless `label` gives it a meaning of its own. */
export function Icon({ of: shape, label, className = "" }: IconProps) {
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
  const look = `size-[1.25em] flex-none ${className}`;
  if (typeof shape !== "string") {
    const Shape = shape;
    return <Shape {...meaning} strokeWidth={1.75} className={look} />;
  }
  return (
    <svg {...meaning} className={look}>
      <use href={`${sprite}#${shape}`} />
    </svg>
  );
}

/** Any drawing of the sprite at a size of its own. */
export function SpriteDrawing({ name, className }: { name: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
