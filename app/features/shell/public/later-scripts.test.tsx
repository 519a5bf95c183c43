import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Scripts } from "react-router";
import { expect, test } from "vitest";
import { LaterScripts } from "./later-scripts.tsx";

/** A page whose body is `children`, as React Router renders it on the server. */
function rendered(children: React.ReactNode): string {
  const Page = createRoutesStub([{ path: "/", Component: () => children }]);
  return renderToStaticMarkup(<Page />);
}

test("what React Router's own scripts are, which LaterScripts rewrites: a change of its release is seen here", () => {
  expect(rendered(<Scripts nonce="n" />)).toMatchInlineSnapshot(
    `"<link rel="modulepreload" href="build/stub-path-to-module.js" nonce="n"/><link rel="modulepreload" nonce="n"/><link rel="modulepreload" nonce="n"/><script nonce="n"> </script><script nonce="n" type="module" async=""> </script>"`,
  );
});

test("nothing of a page is a module before its time, and everything carries the nonce", () => {
  const html = rendered(<LaterScripts hydrates nonce="n" />);
  expect(html).not.toMatch(/<script[^>]* type="module"|rel="modulepreload"/);
  expect(html.match(/<script/g)).toHaveLength(html.match(/<script[^>]* nonce="n"/g)?.length ?? 0);
  expect(html.match(/<script[^>]* data-later="/g)).toHaveLength(2);
});

test("before a page that hydrates its scripts are fetched, and none is started", () => {
  const html = rendered(<LaterScripts hydrates={false} nextHydrates nonce="n" />);
  expect(html).toMatch(
    /<script type="text\/plain" nonce="n" data-later="build\/stub-path-to-module.js" data-src="[^"]+"><\/script>/,
  );
  expect(html.match(/data-later/g)).toHaveLength(2);
  expect(html).not.toMatch(/<script[^>]* type="module"|rel="modulepreload"/);
});
