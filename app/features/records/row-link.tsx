import { Breakable } from "#app/ui/breakable.tsx";
import { Link } from "#app/ui/link.tsx";

/** The name in a row: a link to the details, with a mark for unopened requests. The whole row is clickable. */
export function RowLink({
  href,
  isNew = false,
  children,
}: {
  href: string;
  isNew?: boolean;
  children: string;
}) {
  return (
    <Link href={href} preventScrollReset className="row-link inline-flex min-h-6 items-center gap-2">
      {isNew ? <span aria-hidden="true" className="new-mark size-2.5 flex-none rounded-full bg-dal" /> : null}
      <Breakable>{children}</Breakable>
      {isNew ? <span className="sr-only"> (new)</span> : null}
    </Link>
  );
}
