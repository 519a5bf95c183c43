import { createContext, use } from "react";
import { SpriteDrawing } from "./icon.tsx";
import { logoShapes } from "./logo-shapes.ts";

/** `brand` follows the theme; `on-dark` is for the dark bands of both themes. */
export type LogoTone = "brand" | "on-dark";

/** The company's own logo, size in pixels; `hasName`: the picture contains the name. */
export type LogoPicture = { path: string; width: number; height: number; hasName: boolean };

/** Replaces the drawn mark. */
export const LogoPictureContext = createContext<LogoPicture | null>(null);

type MarkProps = { tone?: LogoTone; className?: string };

/** The mark: a chinar leaf whose stem is a shikara's oar. Decorative, beside the name. */
export function LogoMark({ tone = "brand", className = "h-13" }: MarkProps) {
  const picture = use(LogoPictureContext);
  if (picture) return <PictureMark picture={picture} tone={tone} className={className} />;
  return <SpriteDrawing name="logo" className={`logo logo-${tone} ${className}`} />;
}

/** The mark as inline SVG, for the first view of a page, and where the sprite cannot be loaded. */
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

/** An uploaded logo, with a light background on dark bands. `alt`: the name, if only the picture contains it. */
function PictureMark(props: MarkProps & { picture: LogoPicture; alt?: string }) {
  const { picture, tone = "brand", className = "", alt = "" } = props;
  const { path, width, height } = picture;
  const look = `logo-picture logo-picture-${tone} ${className}`;
  return <img src={path} width={width} height={height} alt={alt} className={look} />;
}

interface LogoProps {
  name: string;
  line?: string;
  tone?: LogoTone;
  /** `header`: only the mark on the narrowest phones, everything on wide screens. */
  size?: "regular" | "small" | "header";
  /** Inline SVG instead of the sprite. */
  isDrawn?: boolean;
}

/**
 * `wide`: the box of a wide picture; `beside`: the name beside it, visually hidden if there is no space.
 */
const sizes = {
  regular: {
    box: "gap-3",
    mark: "h-10.5 sm:h-13",
    name: "text-[1.25rem] sm:text-[1.5rem]",
    wide: "",
    beside: "",
    line: "",
  },
  small: {
    box: "gap-2.5",
    mark: "h-9",
    name: "text-[1.15rem]",
    wide: "lg:flex-wrap",
    beside: "max-lg:sr-only",
    line: "",
  },
  header: {
    box: "gap-2.5 max-[14rem]:gap-0 sm:gap-3",
    mark: "h-9 max-[22rem]:h-10 sm:h-13",
    name: "text-[1.15rem] max-[22rem]:sr-only sm:text-[1.5rem]",
    wide: "",
    beside: "max-sm:sr-only",
    line: "max-sm:hidden",
  },
};

/** The logo with name and tagline; or the company's own picture, with the name in it or beside it. */
export function Logo({ name, line, tone = "brand", size = "regular", isDrawn = false }: LogoProps) {
  const look = sizes[size];
  const picture = use(LogoPictureContext);
  if (picture?.hasName) return <PictureMark picture={picture} tone={tone} className={look.mark} alt={name} />;
  const isWide = picture !== null && picture.width > 1.5 * picture.height;
  const Mark = isDrawn && !picture ? DrawnMark : LogoMark;
  return (
    <span className={`inline-flex min-w-0 items-center ${look.box} ${isWide ? look.wide : ""}`}>
      <Mark tone={tone} className={look.mark} />
      <span className="min-w-0">
        <span className={`serif logo-name ${look.name} ${isWide ? look.beside : ""}`}>{name}</span>
        {line ? (
          <span className={`logo-line ${look.line} ${tone === "brand" ? "text-ink3" : "opacity-85"}`}>
            {line}
          </span>
        ) : null}
      </span>
    </span>
  );
}
