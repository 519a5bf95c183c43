import type { HelpTask } from "#app/content/help-tasks.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** Made by test/help/help-pictures.test.ts, all of one size. */
const pictures = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
const size = { width: 800, height: 500 };

/** One task in a few sentences, with its picture. */
export function Task({ task: { id, title, text, href } }: { task: HelpTask }) {
  const picture = pictures[`./pictures/${id}.webp`];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 items-start gap-5 rounded-panel border border-line bg-surface p-5 lg:grid-cols-2"
    >
      <div>
        <h2 id={`${id}-title`} className="font-text text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-2 max-w-[60ch] text-ink2">{text}</p>
        <LinkButton href={href} variant="outline" size="small" className="mt-4">
          Go there<span className="sr-only">: {title}</span>
        </LinkButton>
      </div>
      {picture ? (
        <img
          src={picture}
          alt=""
          {...size}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-control border border-line"
        />
      ) : null}
    </section>
  );
}
