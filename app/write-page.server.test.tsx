// @vitest-environment node
import { expect, test } from "vitest";
import { OwnStyle, ownClass } from "./ui/own-style.tsx";
import { writePage } from "./write-page.server.tsx";

test("styles of single elements are one sheet in the head, each rule once, and end no element", () => {
  const css = 'background-image:url("</style>")';
  const html = writePage(
    <html lang="en">
      <head>
        <title>A house</title>
      </head>
      <body>
        <OwnStyle css={css} />
        <OwnStyle css={css} />
      </body>
    </html>,
    { nonce: "n" },
  ).join("");
  const rule = `.${ownClass(css)}{background-image:url("\\3c /style>")}`;
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en"><head><title>A house</title><style nonce="n">${rule}</style></head><body></body></html>`,
  );
});
