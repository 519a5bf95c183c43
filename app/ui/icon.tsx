import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?no-inline";

interface IconProps {
  of: IconName;
  label?: string;
  className?: string;
}

/** A line icon of 1.25 em in the text's colour; decorative unless it has a `label`. */
export function Icon({ of: name, label, className }: IconProps) {
  return <SpriteDrawing name={name} label={label} className={className ? `icon ${className}` : "icon"} />;
}

/** A drawing of the sprite in any size; 60 bytes of markup. */
export function SpriteDrawing(props: { name: string; label?: string; className: string }) {
  const { name, label, className } = props;
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
  return (
    <svg {...meaning} className={className}>
      <SpriteUse name={name} />
    </svg>
  );
}

/** A drawing of the sprite within a larger one. */
export function SpriteUse({ name }: { name: string }) {
  return <use href={`${sprite}#${name}`} />;
}
