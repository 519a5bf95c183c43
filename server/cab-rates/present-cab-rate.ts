import type { CabRate, CabRateForm } from "#contract/cab-rates.ts";
import { toPaise, toRupees } from "#contract/rules/money.ts";
import type { CabRateRow } from "./cab-rates.queries.ts";

export function presentCabRate(row: CabRateRow): CabRate {
  return {
    id: row.id,
    per: row.per,
    from: row.from_place,
    to: row.to_place,
    car: rupeesOf(row.car_paise),
    suv: rupeesOf(row.suv_paise),
    van: rupeesOf(row.van_paise),
    bus: rupeesOf(row.bus_paise),
    note: row.note,
    isDeleted: row.deleted_at !== null,
    version: row.version,
  };
}

/** The form as column values; only a route has places. */
export function toColumns({ per, from, to, car, suv, van, bus, note }: CabRateForm) {
  const isRoute = per === "route";
  return {
    per,
    from_place: isRoute ? from : "",
    to_place: isRoute ? to : "",
    car_paise: paiseOf(car),
    suv_paise: paiseOf(suv),
    van_paise: paiseOf(van),
    bus_paise: paiseOf(bus),
    note,
  };
}

function rupeesOf(paise: number | null): number | null {
  return paise === null ? null : toRupees(paise);
}

function paiseOf(rupees: number | undefined): number | null {
  return rupees === undefined ? null : toPaise(rupees);
}
