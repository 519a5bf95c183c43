/** Title and description of a page, for its `meta`. */
export function pageTitle(title: string, description: string) {
  return [{ title: `${title} | Chinar & Oar` }, { name: "description", content: description }];
}
