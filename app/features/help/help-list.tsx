import type { HelpTask } from "#app/content/help-tasks.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";

/** Made by test/help/help-pictures.test.ts, all of one size. */
const pictures = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
const size = { width: 800, height: 500 };

/** The tasks one below the other, each with a picture of its screen and the way there. */
export function HelpList({ tasks }: { tasks: readonly HelpTask[] }) {
  return (
    <>
      <nav aria-label="Tasks" className="mb-6 rounded-panel border border-line bg-surface px-5 py-3">
        <ol className="grid gap-x-8 sm:grid-cols-2">
          {tasks.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`} className="inline-flex min-h-11 items-center">
                {title}
              </TextLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-6">
        {tasks.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </div>
    </>
  );
}

function Task({ task: { id, title, text, href } }: { task: HelpTask }) {
  const picture = pictures[`./pictures/${id}.webp`];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 items-start gap-5 rounded-panel border border-line bg-surface p-5 lg:grid-cols-2"
    >
      <div>
        <h2 id={`${id}-title`} className="text-card">
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
