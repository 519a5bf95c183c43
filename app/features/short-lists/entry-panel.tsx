import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { type FormRefusal, refusalOf } from "#app/features/records/form-refusal.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";

type EntryPanelProps = {
  /** The name of such an entry, for ids and its query parameter (`extra`), and in sentences (`an extra`). */
  id: string;
  name: string;
  lead: string;
  href: string;
  /** The entry opened for editing, with its values by field. */
  opened: { id: number; name: string; texts: Record<string, string> } | undefined;
  idempotencyKey: string;
  refusal: FormRefusal | undefined;
  add: string;
  children: ReactNode;
};

/** The panel with the form of a new entry of a list, or of the opened one; `children` are its fields. */
export function EntryPanel({ id, name, lead, href, opened, ...rest }: EntryPanelProps) {
  const isSaving = useNavigation().state !== "idle";
  const { errors, message, typed } = refusalOf(rest.refusal, "save");
  const values: Record<string, string> = { ...opened?.texts, ...typed };
  const title = opened ? `Change ${opened.name}` : `Add ${name}`;
  return (
    <div
      id={id}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className="scroll-mt-6 rounded-panel print:hidden"
    >
      <OfficePanel title={title} lead={lead}>
        <FormScope id={id} errors={errors} values={values}>
          <WatchedForm
            noValidate
            isLostBy={(parameters) => parameters.get(id) !== (opened ? String(opened.id) : null)}
            className="grid gap-5"
          >
            <FormErrorSummary message={message} />
            <input type="hidden" name="key" value={values["key"] ?? rest.idempotencyKey} />
            {opened ? (
              <>
                <input type="hidden" name="id" value={opened.id} />
                <input type="hidden" name="version" value={values["version"]} />
              </>
            ) : null}
            {rest.children}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="intent" value="save" busy={isSaving}>
                {opened ? "Save the changes" : rest.add}
              </Button>
              {opened ? (
                <LinkButton href={href} variant="outline">
                  Cancel
                </LinkButton>
              ) : null}
            </div>
          </WatchedForm>
        </FormScope>
      </OfficePanel>
    </div>
  );
}
