import { shownOf } from "#contract/content/values.ts";
import type { ContentValue } from "#contract/content/all-blocks.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Fringe } from "#app/ui/fringe.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type WhyBlockProps = { words: ContentValue<"why-choose-us">; above?: string };

/** Reasons on the lake's dark blue, under the canopy. */
export const WhyBlock = asFragment(function WhyBlock({ words, above = "var(--pashmina)" }: WhyBlockProps) {
  const { heading, text, label, href, reasons } = words;
  if (!heading) return null;
  return (
    <section aria-labelledby="why" className="far on-dark bg-dal-deep">
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
        <ul className="reasons grid gap-x-10 gap-y-9 sm:grid-cols-2">
          {shownOf(reasons).map(({ title, text: words, icon }) => (
            <li key={title}>
              <span className="reason-leaf">
                <Icon of={icon} />
              </span>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});
