/** The query parameter with which an owner sees a public page with its drafts; nobody else sees them. */
export const previewName = "preview";

/** The address of a public page's preview. */
export function previewHref(href: string): string {
  const [path = "", mark] = href.split("#");
  const joined = `${path}${path.includes("?") ? "&" : "?"}${previewName}=drafts`;
  return mark === undefined ? joined : `${joined}#${mark}`;
}
