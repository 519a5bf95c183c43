import { useLocation } from "react-router";
import { helpFor, helpHref } from "#app/content/help-tasks.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

/** A link to the help on the current screen; nothing when there is none. */
export function HelpLink() {
  const task = helpFor(useLocation().pathname);
  if (!task) return null;
  return (
    <Link
      href={helpHref(task.id)}
      aria-label={`Help: ${task.title}`}
      className="-my-2 grid size-11 flex-none place-items-center rounded-control text-ink3 hover:bg-pashmina2 hover:text-ink print:hidden"
    >
      <Icon of="message-circle-question" />
    </Link>
  );
}
