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
    <div className="col-span-2 lg:col-span-1">
      {heading ? <h2 className="mb-2 font-text text-base font-semibold text-cream">{heading}</h2> : null}
      <ul className="grid grid-cols-2 gap-x-8 lg:block">
        {shown.map(({ label, href, popup }) => (
          <li key={label}>
            {href && isThere(href) ? (
              <Link href={href} className="footer-link">
                {label}
              </Link>
            ) : (
              <button
                type="button"
                {...opensComingSoon(popup === "default" ? "default" : "page")}
                className="footer-link"
              >
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
