import { useRouteLoaderData } from "react-router";
import type { MessageTemplates } from "#contract/company.ts";
import { companyDefaults } from "#contract/company-defaults.ts";

/** What staff send with one tap, as the settings have it; the control area's layout reads it. */
export function useTemplates(): MessageTemplates {
  const layout = useRouteLoaderData("control") as { templates?: MessageTemplates } | undefined;
  return layout?.templates ?? companyDefaults.messages;
}
