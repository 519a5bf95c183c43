import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";
// The query turns the file into a script of its own and gives its address.
// eslint-disable-next-line import/default
import enhanceUrl from "#app/browser/enhance.ts?worker&url";
// And this one is its built text.
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

/** The page's scripts, each kept back until the first view has painted. */
export function LaterScripts({ hydrates, nonce }: { hydrates: boolean; nonce: string | undefined }) {
  return (
    <>
      <script type="text/plain" nonce={nonce} data-later="" data-src={enhanceUrl} suppressHydrationWarning />
      {hydrates ? <LaterReact nonce={nonce} /> : null}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loadLater }} suppressHydrationWarning />
    </>
  );
}

/** React Router's own `<Scripts>`, with its module turned into text that the loader starts, and its preloads with it. */
function LaterReact({ nonce }: { nonce: string | undefined }) {
  const preloads: string[] = [];
  return keepBack(Scripts({ nonce }), preloads);
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
