import { field, type ImportField } from "./import-field.ts";

/** What cabs cost: the columns of a company's own sheet, a route in one column or in two. */
export const cabFields: readonly ImportField[] = [
  field(
    "journey",
    "Journey",
    ["route", "routes", "sector", "trip", "tour", "particulars", "description", "itinerary", "from to"],
    "",
  ),
  field(
    "fromPlace",
    "From",
    ["from place", "pick up", "pickup", "pickup point", "pick up point", "origin"],
    "Srinagar airport",
  ),
  field("toPlace", "To", ["to place", "drop", "drop point", "destination"], "Gulmarg and back"),
  field("per", "A price for", ["per", "price for", "for", "unit", "basis"], "route"),
  field("carPrice", "Car", ["sedan", "etios", "dzire", "swift dzire", "small car", "hatchback"], "2800"),
  field(
    "suvPrice",
    "SUV",
    ["sumo", "tata sumo", "innova", "xylo", "tavera", "scorpio", "ertiga", "innova crysta", "muv"],
    "3500",
  ),
  field(
    "vanPrice",
    "Van",
    ["tempo", "tempo traveller", "tempo traveler", "traveller", "winger", "12 seater"],
    "5500",
  ),
  field("busPrice", "Bus", ["mini bus", "minibus", "coach"], ""),
  field("note", "Note for guests", ["note", "notes", "remark", "remarks"], "Chains on the tyres in snow"),
];
