import { Link } from "#app/ui/link.tsx";
import { contentPages } from "#contract/content/block.ts";
import { opensComingSoon } from "./coming-soon.tsx";

type FooterLink = { label: string; href: string; popup?: "page" | "default" | "later" };

const { privacy, terms, cookies, cancellation, accessibility, help, faqs } = contentPages;
/** Where pages are once they are published. */
const later = new Set<string>(
  [privacy, terms, cookies, cancellation, accessibility, help, faqs].map(({ href }) => href),
);

type FooterListProps = {
  heading: string;
  links: readonly FooterLink[];
  /** The pages of the law and of help that are published, where the list has links to those. */
  pages?: readonly string[];
};

/** On a phone over both columns, its links side by side. A link to nowhere yet opens its popup. */
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
