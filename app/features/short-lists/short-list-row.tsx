import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";

type ShortListRowProps = { id: number; name: string; href: string; children: ReactNode };

/** An entry of a list, such as a price, with links to change and delete it. */
export function ShortListRow({ id, name, href, children }: ShortListRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-3 last:border-0 last:pb-0">
      <p className="min-w-0 flex-1 basis-40 text-left">{children}</p>
      <div className="flex items-center gap-x-4 print:hidden">
        <TextLink href={href} className="inline-flex min-h-11 items-center text-sm" data-goes-on="">
          Edit<span className="sr-only"> {name}</span>
        </TextLink>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <DeleteButton name={name} />
        </Form>
      </div>
    </li>
  );
}

/** The submit button of a delete form. */
export function DeleteButton({ name }: { name: string }) {
  return (
    <Button
      type="submit"
      name="intent"
      value="delete"
      variant="destructive-ghost"
      size="small"
      aria-label={`Delete ${name}`}
    >
      Delete
    </Button>
  );
}
