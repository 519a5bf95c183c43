import { Link } from "#app/ui/link.tsx";
import { type ComingSoonType, opensComingSoon } from "./coming-soon.tsx";

type FooterLink = { label: string; href: string; popup?: ComingSoonType };

/** On a phone over both columns, its links side by side. A link to nowhere yet opens its popup. */
export function FooterList({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className="col-span-2 lg:col-span-1">
      {heading ? <h2 className="mb-2 font-text text-base font-semibold text-cream">{heading}</h2> : null}
      <ul className="grid grid-cols-2 gap-x-8 lg:block">
        {links.map(({ label, href, popup = "page" }) => (
          <li key={label}>
            {href ? (
              <Link href={href} className="footer-link">
                {label}
              </Link>
            ) : (
              <button type="button" {...opensComingSoon(popup)} className="footer-link">
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
