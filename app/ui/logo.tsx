import { SpriteDrawing } from "./icon.tsx";
import { logoShapes } from "./logo-shapes.ts";

/** `brand` follows the theme; `on-dark` is for the dark bands of both themes. */
export type LogoTone = "brand" | "on-dark";

type MarkProps = { tone?: LogoTone; className?: string };

/** The mark: a chinar leaf whose stem becomes a shikara's heart-bladed oar. Decoration; the name stands beside it. */
export function LogoMark({ tone = "brand", className = "h-13" }: MarkProps) {
  return <SpriteDrawing name="logo" className={`logo logo-${tone} ${className}`} />;
}

/** The mark within the page itself, where it is among the first things seen, or where nothing else can be fetched. */
function DrawnMark({ tone = "brand", className = "" }: MarkProps) {
  return (
    <svg viewBox="0 0 76 104" className={`logo logo-${tone} ${className}`} aria-hidden="true">
      <path d={logoShapes.leaf} fill="var(--logo-leaf)" />
      <path
        d={logoShapes.veins}
        fill="none"
        stroke="var(--logo-veins)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".85"
      />
      <path d={logoShapes.oar} fill="var(--logo-oar)" />
    </svg>
  );
}

interface LogoProps {
  name: string;
  line?: string;
  tone?: LogoTone;
  /** `header`: from the mark alone on the narrowest phone to everything on a desk. */
  size?: "regular" | "small" | "header";
  /** Drawn within the page, not fetched. */
  isDrawn?: boolean;
}

const sizes = {
  regular: { box: "gap-3", mark: "h-10.5 sm:h-13", name: "text-[1.25rem] sm:text-[1.5rem]", line: "" },
  small: { box: "gap-2.5", mark: "h-9", name: "text-[1.15rem]", line: "" },
  header: {
    box: "gap-2.5 sm:gap-3",
    mark: "h-9 max-[22rem]:h-10 sm:h-13",
    name: "text-[1.15rem] max-[22rem]:sr-only sm:text-[1.5rem]",
    line: "max-sm:hidden",
  },
};

/** The full logo: mark, name, and the line below it. */
export function Logo({ name, line, tone = "brand", size = "regular", isDrawn = false }: LogoProps) {
  const look = sizes[size];
  const Mark = isDrawn ? DrawnMark : LogoMark;
  return (
    <span className={`inline-flex items-center ${look.box}`}>
      <Mark tone={tone} className={look.mark} />
      <span>
        <span className={`serif block leading-none whitespace-nowrap ${look.name}`}>{name}</span>
        {line ? (
          <span
            className={`mt-1.5 block text-xs leading-none font-medium ${look.line} ${tone === "brand" ? "text-ink3" : "opacity-85"}`}
          >
            {line}
          </span>
        ) : null}
      </span>
    </span>
  );
}
