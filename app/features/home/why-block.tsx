import { shownOf } from "#contract/content/values.ts";
import type { ContentValue } from "#contract/content/all-blocks.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Fringe } from "#app/ui/fringe.tsx";
import { Icon } from "#app/ui/icon.tsx";

type WhyBlockProps = { words: ContentValue<"why-choose-us">; above?: string };

/** Reasons on the lake's dark blue, under the canopy. */
export function WhyBlock({ words, above = "var(--pashmina)" }: WhyBlockProps) {
  const { heading, text, label, href, reasons } = words;
  if (!heading) return null;
  return (
    <section aria-labelledby="why" className="on-dark bg-dal-deep">
      <Fringe colour={above} />
      <div className="wrap grid gap-[clamp(2.5rem,6vw,6rem)] py-section lg:grid-cols-[0.9fr_1.4fr]">
        <div>
          <h2 id="why" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-4 mb-7 text-lg text-cream2">{text}</p>
          {label && href ? (
            <LinkButton href={href} variant="over-picture">
              {label}
            </LinkButton>
          ) : null}
        </div>
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
          {shownOf(reasons).map(({ title, text: said, icon }) => (
            <li key={title}>
              <span className="grid size-13 place-items-center rounded-[50%_50%_50%_8px] bg-white/10 text-glow">
                <Icon of={icon} className="size-6" />
              </span>
              <h3 className="mt-3.5 mb-1.5 text-[1.3rem] leading-tight">{title}</h3>
              <p className="text-cream2">{said}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
