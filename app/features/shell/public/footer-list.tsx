import { Link } from "#app/ui/link.tsx";
import { contentPages } from "#contract/content/block.ts";
import { opensComingSoon } from "./coming-soon.tsx";

type FooterLink = { label: string; href: string; popup?: "page" | "default" | "later" };

const { privacy, terms, cookies, cancellation, accessibility, help, faqs } = contentPages;
/** Addresses of the pages that exist only once they are published. */
const later = new Set<string>(
  [privacy, terms, cookies, cancellation, accessibility, help, faqs].map(({ href }) => href),
);

type FooterListProps = {
  heading: string;
  links: readonly FooterLink[];
  /** The published legal and help pages, if the list links to such pages. */
  pages?: readonly string[];
};

/** A list of footer links. A link to a page that does not exist yet opens a popup. */
export function FooterList({ heading, links, pages }: FooterListProps) {
  const isThere = (href: string) => !pages || !later.has(href) || pages.includes(href);
  const shown = links.filter(({ href, popup }) => popup !== "later" || isThere(href));
  if (shown.length === 0) return null;
  return (
    <div>
      {heading ? <h2>{heading}</h2> : null}
      <ul className="footer-links">
        {shown.map(({ label, href, popup }) => (
          <li key={label}>
            {href && isThere(href) ? (
              <Link href={href}>{label}</Link>
            ) : (
              <button type="button" {...opensComingSoon(popup === "default" ? "default" : "page")}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
