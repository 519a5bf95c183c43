import { LinkButton } from "#app/ui/button.tsx";
import { partOf } from "./page-part.ts";

type LaterFormProps = {
  /** The page of the form. */
  page: string;
  /** The form's id when it stands in a dialog. */
  id: string;
  /** Where that page leads back to. */
  from: string;
  /** Of the link to the page. */
  label: string;
};

/**
 * In a dialog: a link to the page of a form, in whose place the page's script puts that form when the dialog is about to
 * be opened. So no page carries forms that are seldom opened.
 */
export function LaterForm({ page, id, from, label }: LaterFormProps) {
  return (
    <later-form data-form={id} data-part={partOf(page)}>
      <LinkButton href={`${page}?from=${encodeURIComponent(from)}`} variant="primary">
        {label}
      </LinkButton>
    </later-form>
  );
}
