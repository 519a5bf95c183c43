import type { SocialLink } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";

/** Drawn by us, in the manner of the icon set, which carries no brands. */
const shapes: Record<SocialLink["name"], string> = {
  Facebook: "M15 3h-2a4 4 0 0 0-4 4v3H6v4h3v7h4v-7h3l1-4h-4V7.500a1 1 0 0 1 1-1h2z",
  Instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.900h.1",
  YouTube:
    "M5 5.500h14a2.500 2.500 0 0 1 2.500 2.500v8a2.500 2.500 0 0 1-2.500 2.500H5A2.500 2.500 0 0 1 2.500 16V8A2.500 2.500 0 0 1 5 5.500zM10 9v6l5-3z",
  X: "M4 4l16 16M20 4 4 20",
};

interface SocialLinksProps {
  links?: readonly SocialLink[];
  /** Whose they are, for screen readers. */
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
            className="grid size-11 place-items-center rounded-full hover:bg-current/10"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-4.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={shapes[name]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
