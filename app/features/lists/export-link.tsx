import { LinkButton } from "#app/ui/button.tsx";
import { Cached } from "#app/ui/fragment.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

type ExportLinkProps = { name: string; filters: URLSearchParams };

/** Lists that a file can be imported into, by the name of their own file. */
const importable: Readonly<Record<string, string>> = {
  "hotels.csv": "hotels",
  "packages.csv": "packages",
  "bookings.csv": "bookings",
};

/** The whole list under its filters as a file, and the way in for one of others. */
export function ExportLink(props: ExportLinkProps) {
  return (
    <Cached keyOf={() => `export ${props.name} ${props.filters}`}>
      <Links {...props} />
    </Cached>
  );
}

function Links({ name, filters }: ExportLinkProps) {
  const kind = importable[name];
  return (
    <>
      {kind ? (
        <LinkButton href={`${controlPages.import}?kind=${kind}`} variant="outline" size="small">
          <Icon of="upload" />
          <span className="max-sm:sr-only">Import</span>
        </LinkButton>
      ) : null}
      <LinkButton
        href={`${controlPages.file(name)}?${filters}`}
        target="_self"
        variant="outline"
        size="small"
      >
        <Icon of="download" />
        <span className="max-sm:sr-only">Export</span>
      </LinkButton>
    </>
  );
}
