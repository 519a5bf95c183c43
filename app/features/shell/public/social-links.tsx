import type { SocialLink } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { SpriteDrawing } from "#app/ui/icon.tsx";

interface SocialLinksProps {
  links?: readonly SocialLink[];
  /** Whose they are, for screen readers. */
  owner?: string;
  className?: string;
  /** In a bar as high as they are: their ring of focus lies within. */
  isInset?: boolean;
}

export function SocialLinks({ links, owner, className = "", isInset = false }: SocialLinksProps) {
  const company = useCompany();
  return (
    <ul className={`flex ${className}`}>
      {(links ?? company.socialLinks).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            aria-label={`${owner ?? company.name} on ${name}`}
            className={`round-link hover:bg-current/10 ${isInset ? "-outline-offset-4" : ""}`}
          >
            <SpriteDrawing name={`on-${name.toLowerCase()}`} className="icon size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
