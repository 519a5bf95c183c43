import { companyOf } from "./company.ts";

/** Title and description of a page, for its `meta`. */
export function pageTitle(matches: Parameters<typeof companyOf>[0], title: string, description: string) {
  return [{ title: `${title} | ${companyOf(matches).name}` }, { name: "description", content: description }];
}
