import type { Change, ChangedKind } from "#contract/change-log.ts";
import { recordLabels, requestKinds } from "#contract/record-kinds.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** The label of each kind of record. */
export const changedLabels: Record<ChangedKind, string> = {
  ...recordLabels,
  settings: "Settings",
  content: "Site",
  staff: "Account",
  people: "Erasure",
};

const settingPages = ["company", "hours", "payment", "messages", "privacy"];

const places: Partial<Record<ChangedKind, (id: number) => string>> = {
  hotels: controlPages.hotel,
  rooms: controlPages.room,
  packages: controlPages.tour,
  settings: (id) => controlPages.setting(settingPages[id - 1] ?? "company"),
  content: () => "/control/site",
  staff: (id) => `${controlPages.staff}?view=${id}`,
};

/** The address of the record's page; none for pictures and for deleted records. */
export function placeOf({ kind, recordId, action }: Change): string | undefined {
  if (action === "deleted") return undefined;
  const request = requestKinds.find((one) => one === kind);
  return request ? requestHref({ kind: request, id: recordId }) : places[kind]?.(recordId);
}

/** The page of a record's history. */
export function historyHref(kind: ChangedKind, recordId: number): string {
  return `${controlPages.log}?kind=${kind}&record=${recordId}`;
}
