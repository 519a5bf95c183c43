import { Download } from "lucide-react";
import { LinkButton } from "#app/ui/button.tsx";

type ExportLinkProps = { name: string; filters: URLSearchParams };

/** The whole list under its filters as a file. */
export function ExportLink({ name, filters }: ExportLinkProps) {
  return (
    <LinkButton href={`/control/export/${name}?${filters}`} target="_self" variant="outline" size="small">
      <Download aria-hidden="true" strokeWidth={1.75} />
      <span className="max-sm:sr-only">Export</span>
    </LinkButton>
  );
}
