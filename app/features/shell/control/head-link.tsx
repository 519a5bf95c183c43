import { LinkButton } from "#app/ui/button.tsx";

/** A secondary link beside a page's title. */
export function HeadLink({ href, label, isDownload }: { href: string; label: string; isDownload?: boolean }) {
  return (
    <LinkButton href={href} variant="outline" size="small" download={isDownload}>
      {label}
    </LinkButton>
  );
}
