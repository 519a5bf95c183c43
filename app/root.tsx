import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { apiContext, noteRouteContext, refusalContext } from "./context.ts";
import { leadsToHydration, needsHydration } from "./hydration.ts";
import { BrandHead } from "./features/company/brand-head.tsx";
import { type RootData, toCompany } from "./features/company/company-facts.ts";
import { readContent } from "./features/content/read-content.server.ts";
import { readShell } from "./features/content/read-shell.server.ts";
import { sendFlash } from "./features/navigation/flash.ts";
import { LaterScripts } from "./features/shell/public/later-scripts.tsx";
// The query imports the built script as text.
// eslint-disable-next-line import/default
import headScript from "./browser/head.ts?script";
import { orErrorPage, refusalPage } from "./reply.ts";
import { siteOrigin } from "./features/seo/site-origin.ts";
import { LogoPictureContext } from "./ui/logo.tsx";
import { NonceContext } from "./ui/own-style.tsx";
import "./styles/app.css";

export { RootErrorPage as ErrorBoundary } from "./features/shell/public/error-page.tsx";

/**
 * Shows the error page for a request that the server refused to read, unless the page's layout shows it within itself
 * (page-area.tsx, control-pages.tsx).
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }, next) => {
    context.get(noteRouteContext)(pattern);
    const refusal = context.get(refusalContext);
    if (refusal && !refusal.inLayout) throw refusalPage(refusal);
    return next();
  },
  sendFlash,
];

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const settings = orErrorPage(await context.get(apiContext).settings.company());
  const content = await readContent(context);
  return {
    origin: siteOrigin({ context, request }),
    company: toCompany(settings.data),
    shell: readShell(content),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const matches = useMatches();
  const hydrates = matches.some(({ handle }) => needsHydration(handle));
  const nextHydrates = matches.some(({ handle }) => leadsToHydration(handle));
  const brand = useRouteLoaderData<RootData>("root")?.company.brand;
  return (
    <html lang="en" data-palette={brand?.palette} data-typefaces={brand?.typefaces}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* No font is preloaded: on slow networks it would delay what the first view needs (decision 096). */}
        <BrandHead brand={brand} />
        {/* Behind the styles: in front of them icons and pictures would be asked for, too, while the styles come. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
      </head>
      <body>
        <LogoPictureContext value={brand?.logo ?? null}>{children}</LogoPictureContext>
        {hydrates ? <ScrollRestoration nonce={nonce} /> : null}
        <LaterScripts {...{ hydrates, nextHydrates, nonce }} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
