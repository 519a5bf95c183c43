import type { BookingTables } from "./tables/bookings.ts";
import type { ContentTables } from "./tables/content.ts";
import type { GatewayTables } from "./tables/gateways.ts";
import type { HouseTables } from "./tables/house.ts";
import type { ImportTables } from "./tables/imports.ts";
import type { PaperTables } from "./tables/papers.ts";
import type { PictureTables } from "./tables/pictures.ts";
import type { RequestTables } from "./tables/requests.ts";
import type { StaffTables } from "./tables/staff.ts";
import type { UpkeepTables } from "./tables/upkeep.ts";

/** Dates are `YYYY-MM-DD` text, moments ISO text in UTC, money integer paise, booleans 0 or 1. */
export type Tables = HouseTables &
  BookingTables &
  PaperTables &
  GatewayTables &
  RequestTables &
  PictureTables &
  StaffTables &
  UpkeepTables &
  ContentTables &
  ImportTables;
