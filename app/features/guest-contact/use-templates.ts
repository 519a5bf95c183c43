import { useRouteLoaderData } from "react-router";
import type { MessageTemplates } from "#contract/company.ts";

/** Data of the control area's layout. */
export type ControlData = { templates: MessageTemplates };

/** The message templates of the settings. */
export function useTemplates(): MessageTemplates {
  const layout = useRouteLoaderData<() => Promise<ControlData>>("control");
  if (!layout) throw new Error("Templates are there in the control area alone");
  return layout.templates;
}
