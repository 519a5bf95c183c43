import { useRouteLoaderData } from "react-router";
import type { Company, RootData } from "./company-facts.ts";

/** The company from the settings, which the root loader reads once for each request. */
export function useCompany(): Company {
  const company = useCompanyIfRead();
  if (!company) throw new Error("The document's loader has read nothing");
  return company;
}

/** For error pages: undefined when the settings could not be read. */
export function useCompanyIfRead(): Company | undefined {
  return useRouteLoaderData<() => Promise<RootData>>("root")?.company;
}

/** The full address of a page, to be sent to a guest; empty while the site's own is not known. */
export function useAddressOf(path: string): string {
  const origin = useRouteLoaderData<() => Promise<RootData>>("root")?.origin;
  return origin ? `${origin}${path}` : "";
}
