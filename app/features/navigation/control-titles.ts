import { controlGroups } from "#app/content/navigation.ts";
import { companyOf, type PageMatches } from "../company/company-facts.ts";

const pages = new Map(controlGroups.flatMap(({ links }) => links).map(({ href, label }) => [href, label]));

/** Titles of pages that are in no menu, by path prefix. */
const others: [start: string, title: string][] = [
  ["/control/edit-hotel/", "Edit Hotel"],
  ["/control/view-hotel/", "Hotel"],
  ["/control/rooms/types/", "Room Types"],
  ["/control/rooms/facilities/", "Facilities"],
  ["/control/add-room/", "Add Room"],
  ["/control/edit-room/", "Edit Room"],
  ["/control/view-room/", "Room"],
  ["/control/add-hotel-images/", "Hotel images"],
  ["/control/add-room-images/", "Room images"],
  ["/control/add-package", "Add Package"],
  ["/control/edit-package/", "Edit Package"],
  ["/control/tour-details/", "Package"],
  ["/control/account", "Your account"],
  ["/control/confirm", "Confirm"],
  ["/control/export/", "Export"],
  ["/control/find", "Find"],
  ["/control/help", "Help"],
  ["/control/papers/", "Paper"],
  ["/control/reports/", "Reports"],
  ["/control/portal-calendars", "Portals' Calendars"],
  ["/control/extras", "Extras"],
  ["/control/cab-rates", "Cab Prices"],
  ["/control/bad-weather", "Bad weather"],
  ["/control/visits", "Visits"],
  ["/control/desk", "New booking"],
  ["/control/settings/", "Settings"],
  ["/control/import/", "Import"],
  ["/control/notices", "Notices"],
  ["/control/place/", "Page of a place"],
  ["/control/site/", "Website"],
  ["/control/start/", "Your first hour"],
];

type Matches = PageMatches;
type MetaArgs = { matches: Matches; location: { pathname: string }; error?: unknown };

/** The title of a control page for the browser's tabs and history, such as `Edit Hotel`. */
export function controlTitle(pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, "");
  return pages.get(path) ?? others.find(([start]) => `${path}/`.startsWith(start))?.[1];
}

/** The document title: the opened record, the page, the company. */
export function controlPageMeta({ matches, location }: MetaArgs) {
  const titles = [openRecord(matches), controlTitle(location.pathname), "Control", companyOf(matches).name];
  return [{ title: titles.filter(Boolean).join(" | ") }, { name: "robots", content: "noindex" }];
}

/** Reference or name of the record that the page's loader has opened. */
function openRecord(matches: Matches): string | undefined {
  const match = matches.at(-1);
  const last = isRecord(match) ? match["loaderData"] : undefined;
  if (!isRecord(last)) return undefined;
  const record =
    ["viewed", "hotel", "room", "tour", "owner"].map((name) => last[name]).find(isRecord) ?? last;
  return ["reference", "customerName", "hotelName", "tourName", "roomType"]
    .map((name) => record[name])
    .find((word): word is string => typeof word === "string" && word !== "");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
