import { createHash } from "node:crypto";
import { escapeHtml } from "#contract/rules/escape-html.ts";
import { type AppError, withReference } from "../errors.ts";

const style = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem; }
`;
const policy = policyForStyle(style);

/** A static page for a transient failure; it reloads by itself. */
export function passingFailurePage(failure: AppError, requestId?: string): Response {
  const wait = failure.headers["retry-after"];
  const refresh = wait ? `<meta http-equiv="refresh" content="${Number(wait)}">` : "";
  return failurePage(failure, { title: "A moment, please", head: refresh, requestId });
}

/** A static page for a form that was refused because it came from another site. */
export function foreignFormPage(failure: AppError, requestId?: string): Response {
  const next = `<p>Nothing was sent. <a href="/">Open our pages</a> and send the form from there.</p>`;
  return failurePage(failure, { title: "This was not sent", next, requestId });
}

/** A static page in place of a file that was refused; `isForStaff`: it is one of the control area. */
export function refusedFilePage(failure: Failure, isForStaff: boolean, requestId?: string): Response {
  const home = isForStaff ? `<a href="/control/dashboard">Today</a>` : `<a href="/">Our pages</a>`;
  return failurePage(failure, { title: "There is no file", next: `<p>${home}</p>`, requestId });
}

type Failure = Pick<AppError, "status" | "message" | "headers">;
type PlainPage = { title: string; head?: string; next?: string; requestId: string | undefined };

function failurePage(failure: Failure, { title, head = "", next = "", requestId }: PlainPage): Response {
  const { status, headers } = failure;
  const message = escapeHtml(withReference(failure, requestId));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p data-failure>${message}</p>${next}</body></html>`;
  return new Response(page, {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    },
  });
}

/** The policy of a page with this one style that loads nothing; with `script` it also has script, fonts and logo. */
export function policyForStyle(style: string, script?: string): string {
  const may =
    script === undefined
      ? ""
      : ` script-src ${hashOf(script)}; connect-src 'self'; font-src 'self'; img-src 'self';`;
  return `default-src 'none'; style-src ${hashOf(style)};${may} base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
