import { expect, test } from "vitest";
import { emailHtml } from "./email-html.ts";

const look = { name: "Willow & Sons", palette: "pine", origin: "https://willow.example" } as const;

test("the words of the text in their order, in the company's colours and name", () => {
  const html = emailHtml("Dear Asha,\n\nYour stay:\nTwo nights\n\nWillow & Sons", "Your stay", look);
  expect(html).toContain("Dear Asha,</p>");
  expect(html).toContain("Your stay:<br>\nTwo nights");
  expect(html).toContain("Willow &amp; Sons</div>");
  expect(html).not.toMatch(/<(?:img|script|link)|src=|url\(/);
  expect(emailHtml("x", "x", { ...look, palette: "rose" })).not.toBe(emailHtml("x", "x", look));
  expect(emailHtml("x", "x", { ...look, logo: "logo" })).toContain('src="cid:logo"');
});

test("links lead to the site and to WhatsApp; what a stranger typed is text", () => {
  const html = emailHtml(
    `See https://willow.example/booking-status/abc. Or https://wa.me/91?text=a%20b
https://willow.example.evil.example/x <a href="https://evil.example">here</a> <script>hacked = 1</script>`,
    "<b>",
    look,
  );
  expect(html.match(/<a href="[^"]*"/g)).toEqual([
    '<a href="https://willow.example/booking-status/abc"',
    '<a href="https://wa.me/91?text=a%20b"',
  ]);
  expect(html).not.toContain("<script>");
  expect(html).toContain("<title>&lt;b&gt;</title>");
});
