import type { SocialLink } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { SpriteDrawing } from "#app/ui/icon.tsx";

interface SocialLinksProps {
  links?: readonly SocialLink[];
  /** Whose profiles they are, for screen readers. */
  owner?: string;
  className?: string;
}

export function SocialLinks({ links, owner, className = "" }: SocialLinksProps) {
  const company = useCompany();
  return (
    <ul className={`flex ${className}`}>
      {(links ?? company.socialLinks).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            aria-label={`${owner ?? company.name} on ${name}`}
            className="social-link"
          >
            <SpriteDrawing name={`on-${name.toLowerCase()}`} className="icon" />
          </a>
        </li>
      ))}
    </ul>
  );
}
