import type { ContentValue } from "#contract/content/all-blocks.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Fringe } from "#app/ui/fringe.tsx";

type ReasonsProps = ContentValue<"why-travel-with-us"> & {
  /** The section follows directly on `Planned`. */
  follows: boolean;
};

/** Why to travel with the company; renders nothing without reasons. */
export function Reasons({ heading, reasons, label, href, follows }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="reasons" className="on-dark bg-dal-deep">
      <Fringe colour={follows ? "var(--pashmina)" : undefined} />
      <div className="wrap grid gap-[clamp(2.5rem,6vw,6rem)] py-section lg:grid-cols-[0.9fr_1.4fr]">
        <div>
          <h2 id="reasons" className="mb-7 text-3xl">
            {heading || "Why travel with us"}
          </h2>
          {label && href ? (
            <LinkButton href={href} variant="over-picture">
              {label}
            </LinkButton>
          ) : null}
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {reasons.map(({ title, text }) => (
            <li key={title} className="border-t border-white/25 pt-4">
              <h3 className="text-[1.3rem]">{title}</h3>
              <p className="mt-1.5 text-cream2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
