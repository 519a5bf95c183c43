import { type ButtonLook, LinkButton } from "#app/ui/button.tsx";

type HeadLinkProps = { href: string; label: string; variant?: ButtonLook["variant"]; isDownload?: boolean };

/** A link beside a page's title. */
export function HeadLink({ href, label, variant = "outline", isDownload }: HeadLinkProps) {
  return (
    <LinkButton href={href} variant={variant} size="small" download={isDownload}>
      {label}
    </LinkButton>
  );
}
