import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";

type PaperActionsProps = {
  pdfHref: string;
  back: { href: string; label: string };
  /** On public pages, whose scripts define `<print-page>`. */
  canPrint?: boolean;
};

/** Links below a paper: download, print, back. */
export function PaperActions({ pdfHref, back, canPrint = false }: PaperActionsProps) {
  return (
    <div className="mx-auto mt-5 flex max-w-3xl flex-wrap gap-3 print:hidden">
      <LinkButton href={pdfHref} target="_self" variant="outline">
        <Icon of="download" />
        PDF
      </LinkButton>
      {canPrint ? <PrintButton /> : null}
      <LinkButton href={back.href} variant="ghost">
        {back.label}
      </LinkButton>
    </div>
  );
}
