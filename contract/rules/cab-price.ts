import { line, type PriceLine } from "./price.ts";

export const vehicles = ["car", "suv", "van", "bus"] as const;
export type Vehicle = (typeof vehicles)[number];

/** A car is hired for a route or for days; nights away from home during a hire by days cost the driver's halt. */
export const cabUnits = ["route", "day", "night"] as const;
export type CabUnit = (typeof cabUnits)[number];

/** The price of one vehicle, in paise; `nightHalt` when hired by the day, 0 when it is free. */
export type CabTariff = { per: Exclude<CabUnit, "night">; name: string; rate: number; nightHalt: number };

/** Prices a cab line by line, in paise: a route once, days each, and the driver's halt for each night between them. */
export function priceCab({ per, name, rate, nightHalt }: CabTariff, days: number): PriceLine[] {
  const times = per === "day" ? days : 1;
  const lines = [line({ kind: "cab", name, quantity: 1, nights: times, rate })];
  const halts = times - 1;
  if (halts > 0 && nightHalt > 0)
    lines.push(
      line({ kind: "night halt", name: "Driver's night halt", quantity: 1, nights: halts, rate: nightHalt }),
    );
  return lines;
}
