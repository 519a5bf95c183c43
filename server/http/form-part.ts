const redirects = new Set([301, 302, 303]);

/**
 * Turns a page into the reply to a form that the page's script sent: only the form with that id. A redirect, which a
 * script cannot read, becomes 201 with the address to go to. A page without that form is returned whole.
 */
export async function formPart(page: Response, id: string): Promise<Response> {
  const { status, headers } = page;
  if (redirects.has(status)) return new Response(null, { status: 201, headers });
  const html = await page.text();
  const start = html.indexOf(`<form id="${id}"`);
  const end = html.indexOf("</form>", start);
  return new Response(start < 0 ? html : `${html.slice(start, end)}</form>`, { status, headers });
}
