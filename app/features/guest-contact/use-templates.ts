import { useRouteLoaderData } from "react-router";
import type { MessageTemplates } from "#contract/company.ts";

/** What the control area's layout reads for every page in it. */
export type ControlData = { templates: MessageTemplates };

/** What staff send with one tap, as the settings have it. */
export function useTemplates(): MessageTemplates {
  const layout = useRouteLoaderData<() => Promise<ControlData>>("control");
  if (!layout) throw new Error("Templates are there in the control area alone");
  return layout.templates;
}
