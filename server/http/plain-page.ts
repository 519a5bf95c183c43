import { createHash } from "node:crypto";
import { type AppError, withReference } from "../errors.ts";

const style = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem; }
`;
const policy = policyForStyle(style);

/** A static page for a transient failure; it reloads by itself. */
export function passingFailurePage(failure: AppError, requestId?: string): Response {
  const { status, headers } = failure;
  const message = withReference(failure, requestId);
  const wait = headers["retry-after"];
  const refresh = wait ? `<meta http-equiv="refresh" content="${Number(wait)}">` : "";
  const title = "A moment, please";
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${refresh}
<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p data-failure>${message}</p></body></html>`;
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
