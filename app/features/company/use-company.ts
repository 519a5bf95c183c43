import { useRouteLoaderData } from "react-router";
import type { Company, RootData } from "./company-facts.ts";

/** The company as the owner's settings have it; the document's loader reads them once for each request. */
export function useCompany(): Company {
  const company = useCompanyIfRead();
  if (!company) throw new Error("The document's loader has read nothing");
  return company;
}

/** The same for error pages, which also stand where the settings could not be read. */
export function useCompanyIfRead(): Company | undefined {
  return useRouteLoaderData<() => Promise<RootData>>("root")?.company;
}
