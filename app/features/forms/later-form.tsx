import { LinkButton } from "#app/ui/button.tsx";
import { partOf } from "./page-part.ts";

type LaterFormProps = {
  /** The page of the form. */
  page: string;
  /** The form's id when it stands in a dialog. */
  id: string;
  /** The page that the form's page leads back to. */
  from: string;
  /** Label of the link to the form's page. */
  label: string;
};

/**
 * In a dialog: a link to a form's page, which a script replaces by the form when the dialog is about to be opened
 * (app/browser/bring-form.ts). This keeps rarely used forms out of every page.
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
