import { logoShapes } from "./logo-shapes.ts";

/** `brand` follows the theme; `on-dark` is for the dark bands of both themes. */
export type LogoTone = "brand" | "on-dark";

const tones: Record<LogoTone, { leaf: string; veins: string; oar: string }> = {
  brand: { leaf: "var(--chinar)", veins: "var(--snow)", oar: "var(--walnut)" },
  "on-dark": { leaf: "var(--glow)", veins: "var(--dal-deep)", oar: "var(--cream)" },
};

/** The mark: a chinar leaf whose stem becomes a shikara's heart-bladed oar. Decoration; the name stands beside it. */
export function LogoMark({ tone = "brand", className = "h-13" }: { tone?: LogoTone; className?: string }) {
  const colours = tones[tone];
  return (
    <svg viewBox="0 0 76 104" className={`aspect-[76/104] flex-none ${className}`} aria-hidden="true">
      <path d={logoShapes.leaf} fill={colours.leaf} />
      <path
        d={logoShapes.veins}
        fill="none"
        stroke={colours.veins}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".85"
      />
      <path d={logoShapes.oar} fill={colours.oar} />
    </svg>
  );
}

interface LogoProps {
  name: string;
  line?: string;
  tone?: LogoTone;
  size?: "regular" | "small";
}

/** The full logo: mark, name, and the line below it. */
export function Logo({ name, line, tone = "brand", size = "regular" }: LogoProps) {
  const small = size === "small";
  return (
    <span className={`inline-flex items-center ${small ? "gap-2.5" : "gap-3"}`}>
      <LogoMark tone={tone} className={small ? "h-9" : "h-10.5 sm:h-13"} />
      <span>
        <span
          className={`serif block leading-none whitespace-nowrap ${small ? "text-[1.15rem]" : "text-[1.25rem] sm:text-[1.5rem]"}`}
        >
          {name}
        </span>
        {line ? (
          <span
            className={`mt-1.5 block text-xs leading-none font-medium ${tone === "brand" ? "text-ink3" : "opacity-85"}`}
          >
            {line}
          </span>
        ) : null}
      </span>
    </span>
  );
}
