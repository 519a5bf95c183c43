import { type PaletteName, palettes } from "#contract/brand.ts";
import { escapeHtml } from "#contract/rules/escape-html.ts";

/** How the company's emails look. `logo` is the content id of the attached logo. */
export type EmailLook = { name: string; palette: PaletteName; logo?: string; origin?: string };

/**
 * The email's text in the company's colours, for mail clients that show HTML: the same words in the same order, nothing
 * loaded from elsewhere, and links only to the site itself and to WhatsApp.
 */
export function emailHtml(text: string, subject: string, look: EmailLook): string {
  const { ground, link } = palettes[look.palette];
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map((words) => `<p style="margin:0 0 16px">${linesOf(words, look, link[0])}</p>`);
  const logo = look.logo
    ? `<img src="cid:${look.logo}" alt="" height="40" style="height:40px;max-width:160px;vertical-align:middle;margin-right:12px">`
    : "";
  const name = escapeHtml(look.name);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:16px;background:#ffffff;color:#1d1d1d;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:600px;margin:0 auto;overflow-wrap:anywhere">
<div style="background:${ground};color:#ffffff;padding:14px 20px;border-radius:8px;font-size:18px;font-weight:bold">${logo}${name}</div>
<div style="padding:20px">${body.join("\n")}</div>
</div></body></html>`;
}

function linesOf(words: string, { origin }: EmailLook, colour: string): string {
  return escapeHtml(words)
    .replace(/https?:\/\/[^\s<]+[^\s<.,;:!?)]/g, (address) =>
      isOurs(address, origin) ? `<a href="${address}" style="color:${colour}">${address}</a>` : address,
    )
    .replaceAll("\n", "<br>\n");
}

/** An address that a stranger typed must not become a link in our email. */
function isOurs(address: string, origin: string | undefined): boolean {
  const allowed = ["https://wa.me", ...(origin ? [escapeHtml(origin)] : [])];
  return allowed.some((start) => address === start || address.startsWith(`${start}/`));
}
