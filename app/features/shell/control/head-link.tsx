import { LinkButton } from "#app/ui/button.tsx";

/** Where else one goes from a page, beside its title. */
export function HeadLink({ href, label, isDownload }: { href: string; label: string; isDownload?: boolean }) {
  return (
    <LinkButton href={href} variant="outline" size="small" download={isDownload}>
      {label}
    </LinkButton>
  );
}
