import type { ReactNode } from "react";
import { telUrl } from "#contract/rules/phone.ts";
import { DialogButton, Dialog } from "#app/ui/dialog.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { useCompany } from "#app/features/company/use-company.ts";

interface InfoDialogProps {
  id: string;
  title: string;
  children?: ReactNode;
  /** Alternative to `children`: trusted HTML of our own, never user input or data. */
  html?: string;
}

/** A modal with title, text, Close button and the phone number. */
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
