import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";
// The query builds the file as a separate script and imports its address.
// eslint-disable-next-line import/default
import enhanceUrl from "#app/browser/enhance.ts?worker&url";
// This query imports the built script as text.
// eslint-disable-next-line import/default
import loadLater from "#app/browser/load-later.ts?script";

type Props = {
  children?: ReactNode;
  rel?: string;
  href?: string;
  type?: string;
  async?: boolean | undefined;
  "data-later"?: string;
};

type LaterScriptsProps = {
  hydrates: boolean;
  /** The next page is: its scripts are fetched, but not started. */
  nextHydrates?: boolean;
  nonce: string | undefined;
};

/** The page's scripts as inert placeholders, started after the first paint (app/browser/load-later.ts). */
export function LaterScripts({ hydrates, nextHydrates = false, nonce }: LaterScriptsProps) {
  return (
    <>
      {nextHydrates ? <EnhanceAndFetch nonce={nonce} /> : <Enhance nonce={nonce} />}
      {hydrates ? <LaterReact nonce={nonce} /> : null}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loadLater }} suppressHydrationWarning />
    </>
  );
}

type LaterProps = { nonce: string | undefined };

/** The small scripts; `fetched` are files that are fetched with them. */
function Enhance({ nonce, fetched = [] }: LaterProps & { fetched?: readonly string[] }) {
  const rest = { type: "text/plain", nonce, "data-later": fetched.join(" "), "data-src": enhanceUrl };
  return <script {...rest} suppressHydrationWarning />;
}

function EnhanceAndFetch({ nonce }: LaterProps) {
  return <Enhance nonce={nonce} fetched={useKeptBack(nonce).preloads} />;
}

function LaterReact({ nonce }: LaterProps) {
  return useKeptBack(nonce).scripts;
}

/** React Router's `<Scripts>` with its module script and preloads turned into a placeholder for the loader. */
function useKeptBack(nonce: string | undefined) {
  const preloads: string[] = [];
  return { scripts: keepBack(Scripts({ nonce }), preloads), preloads };
}

function keepBack(node: ReactNode, preloads: string[]): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Props>(child)) return child;
    const { rel, href, type, children } = child.props;
    if (rel === "modulepreload") {
      if (href) preloads.push(href);
      return null;
    }
    if (type === "module") {
      return cloneElement(child, { type: "text/plain", async: undefined, "data-later": preloads.join(" ") });
    }
    return children === undefined ? child : cloneElement(child, {}, keepBack(children, preloads));
  });
}
