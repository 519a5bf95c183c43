import type { ReactNode } from "react";
import { telUrl } from "#contract/rules/phone.ts";
import { DialogButton, Dialog } from "#app/ui/dialog.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { useCompany } from "#app/features/company/use-company.ts";

interface InfoDialogProps {
  id: string;
  title: string;
  children?: ReactNode;
  /** HTML written by us, instead: never anything that a visitor or the database said. */
  html?: string;
}

/** The global info modal: a title, words, Close, and the phone to call. */
export function InfoDialog({ id, title, children, html }: InfoDialogProps) {
  const company = useCompany();
  return (
    <Dialog
      id={id}
      title={title}
      footer={
        <>
          {company.phone ? (
            <p className="me-auto text-sm text-ink3">
              Call us: <TextLink href={telUrl(company.phone)}>{company.phone}</TextLink>
            </p>
          ) : null}
          <DialogButton closes={id} variant="secondary">
            Close
          </DialogButton>
        </>
      }
    >
      {html ? (
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <div className="prose">{children}</div>
      )}
    </Dialog>
  );
}
