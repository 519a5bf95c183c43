import { Download } from "lucide-react";
import { LinkButton } from "#app/ui/button.tsx";
import { filterQuery, type ListFilters } from "./list-filters.ts";

type ExportLinkProps = { name: string; filters: ListFilters };

/** The whole list under its filters as a file. */
export function ExportLink({ name, filters }: ExportLinkProps) {
  return (
    <LinkButton
      href={`/control/export/${name}?${filterQuery({ ...filters, page: 1 })}`}
      target="_self"
      variant="outline"
      size="small"
    >
      <Download aria-hidden="true" strokeWidth={1.75} />
      Export
    </LinkButton>
  );
}
