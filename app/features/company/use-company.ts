import { useRouteLoaderData } from "react-router";
import { type Company, usualCompany } from "./company-facts.ts";

/** The company as the owner's settings have it; the document's loader reads them once for each request. */
export function useCompany(): Company {
  const root = useRouteLoaderData("root") as { company?: Company } | undefined;
  return root?.company ?? usualCompany;
}
