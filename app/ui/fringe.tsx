import { OwnStyle, ownClass } from "./own-style.tsx";

interface FringeProps {
  /** The colour it hangs from, as a CSS colour. */
  colour?: string;
  /** `up`: the half circles point upwards. */
  direction?: "down" | "up";
}

/** The canopy fringe, where a dark band meets a picture or a light section. */
export function Fringe({ colour = "var(--snow)", direction = "down" }: FringeProps) {
  const css = `--fringe:${colour}`;
  return (
    <>
      <OwnStyle css={css} />
      <div
        aria-hidden="true"
        className={`${direction === "up" ? "fringe fringe-up" : "fringe"} ${ownClass(css)}`}
      />
    </>
  );
}
