import { useRouteLoaderData } from "react-router";
import type { MessageTemplates } from "#contract/company.ts";

/** Data of the control area's layout. */
export type ControlData = {
  templates: MessageTemplates;
  /** Whether e-mails are sent; without a mail server they are kept, and staff tell the guests. */
  isMailSetUp: boolean;
};

/** The message templates of the settings. */
export function useTemplates(): MessageTemplates {
  return useControlData().templates;
}

export function useIsMailSetUp(): boolean {
  return useControlData().isMailSetUp;
}

function useControlData(): ControlData {
  const layout = useRouteLoaderData<() => Promise<ControlData>>("control");
  if (!layout) throw new Error("Templates are there in the control area alone");
  return layout;
}
