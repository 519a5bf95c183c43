/** In the query of a public page: its owner sees it with the drafts of its blocks. Everybody else sees it as it is. */
export const previewName = "preview";

/** The address of a public page as a preview of its drafts. */
export function previewHref(href: string): string {
  const [path = "", mark] = href.split("#");
  const joined = `${path}${path.includes("?") ? "&" : "?"}${previewName}=drafts`;
  return mark === undefined ? joined : `${joined}#${mark}`;
}
