const redirects = new Set([301, 302, 303]);

/**
 * The answer to a form that a page's script sent, out of the page that a browser without scripts gets: the form of that
 * id alone. In place of a redirect, which a script may not look into, 201 with the address to go on to. A page without
 * that form, which says why there is none, is left whole.
 */
export async function formPart(page: Response, id: string): Promise<Response> {
  const { status, headers } = page;
  if (redirects.has(status)) return new Response(null, { status: 201, headers });
  const html = await page.text();
  const start = html.indexOf(`<form id="${id}"`);
  const end = html.indexOf("</form>", start);
  return new Response(start < 0 ? html : `${html.slice(start, end)}</form>`, { status, headers });
}
