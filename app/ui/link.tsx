import type { ComponentProps } from "react";
import { Link as RouterLink, useInRouterContext, useLocation } from "react-router";

export type LinkProps = ComponentProps<"a"> & {
  href: string;
  /** Keeps the place on the page when only the address's query changes. */
  preventScrollReset?: boolean;
  /** Takes the place of this page in the browser's history. */
  replace?: boolean;
};

/** A link: the router handles addresses of the site, the browser all others (tel:, mailto:, #, https:). */
export function Link({ href, children, preventScrollReset, replace, ...rest }: LinkProps) {
  const isRouted = useInRouterContext() && /^[/?](?!\/)/.test(href) && rest.target === undefined;
  if (!isRouted) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  if (import.meta.env.SSR)
    return (
      <WrittenLink href={href} {...rest}>
        {children}
      </WrittenLink>
    );
  return (
    <RouterLink to={href} discover="none" preventScrollReset={preventScrollReset} replace={replace} {...rest}>
      {children}
    </RouterLink>
  );
}

/** On the server: the router would come to the same anchor, at a tenth of a page's cost. */
function WrittenLink({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  const { pathname } = useLocation();
  const whole = href.startsWith("?") ? pathname + href : href;
  return (
    // The router writes no empty query.
    <a href={whole.endsWith("?") ? whole.slice(0, -1) : whole} {...rest}>
      {children}
    </a>
  );
}

/** A link within text: dal, heavier than its sentence, underlined when it matters. */
export function TextLink({ className = "", ...rest }: LinkProps) {
  return <Link className={`text-link ${className}`} {...rest} />;
}
