import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withInlinePolicy } from "./inline-policy.server.ts";

const nonce = "ab+/cd==";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const page = `<head><style data-href="a" nonce="${nonce}">.a{color:red}</style><script nonce="${nonce}">one()</script></head>
<body><script type="text/plain" nonce="${nonce}" data-src="/assets/a.js"></script><script>injected()</script>
<script nonce="guess">injected()</script><script type="text/plain" data-later="" nonce="${nonce}">two()
three()</script></body>`;

const directive = (policy: string, name: string) =>
  policy.split("; ").find((each) => each.startsWith(`${name} `));

test("marked scripts and styles are allowed by their hashes, and nobody can copy the mark", () => {
  const { html, policy } = withInlinePolicy(page, nonce, false);
  expect(directive(policy, "script-src")).toBe(
    `script-src 'self' ${hash("one()")} ${hash("two()\nthree()")}`,
  );
  expect(directive(policy, "style-src")).toBe(`style-src 'self' ${hash(".a{color:red}")}`);
  expect(`${html}${policy}`).not.toContain(nonce);
  expect(html).toContain("<script>one()</script>");
});

test("where React adds styles in the browser they have the nonce; scripts never have", () => {
  const { html, policy } = withInlinePolicy(page, nonce, true);
  expect(directive(policy, "script-src")).not.toContain("nonce");
  expect(directive(policy, "style-src")).toBe(`style-src 'self' 'nonce-${nonce}'`);
  expect(html).toBe(page);
});

test("a page without any allows only files", () => {
  const { policy } = withInlinePolicy("<p>none</p>", nonce, false);
  expect(policy).toContain("script-src 'self'; style-src 'self'");
  expect(policy).not.toContain("unsafe");
});
