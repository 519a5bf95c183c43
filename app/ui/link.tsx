import type { ComponentProps } from "react";
import { Link as RouterLink, useInRouterContext } from "react-router";

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
  // On the server the router would come to the same anchor, at a tenth of a page's cost.
  const isWritten = import.meta.env.SSR && href.startsWith("/");
  if (!isRouted || isWritten) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink to={href} discover="none" preventScrollReset={preventScrollReset} replace={replace} {...rest}>
      {children}
    </RouterLink>
  );
}

/** A link within text: dal, heavier than its sentence, underlined when it matters. */
export function TextLink({ className = "", ...rest }: LinkProps) {
  return <Link className={`text-link ${className}`} {...rest} />;
}
