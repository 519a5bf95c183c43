import type { HelpTask } from "#app/content/help-tasks.ts";
import { TextLink } from "#app/ui/link.tsx";
import { Task } from "./help-task.tsx";

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
