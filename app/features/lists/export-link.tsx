import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type ExportLinkProps = { name: string; filters: URLSearchParams };

/** The whole list under its filters as a file. */
export function ExportLink({ name, filters }: ExportLinkProps) {
  return (
    <LinkButton href={`/control/export/${name}?${filters}`} target="_self" variant="outline" size="small">
      <Icon of="download" />
      <span className="max-sm:sr-only">Export</span>
    </LinkButton>
  );
}
