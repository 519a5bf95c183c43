import type { CabRateForm } from "#contract/cab-rates.ts";

type DemoRate = Pick<CabRateForm, "per" | "from" | "to" | "car" | "suv" | "van" | "note">;

/** What the demo's cabs cost, in whole rupees; a coach has no price in the list and is asked for. */
export const demoCabRates: DemoRate[] = [
  {
    per: "route",
    from: "Srinagar airport",
    to: "Srinagar",
    car: 1000,
    suv: 1700,
    van: 3000,
    note: "Any hotel or ghat in the city, one way, with fuel.",
  },
  {
    per: "day",
    from: "",
    to: "",
    car: 2800,
    suv: 4200,
    van: 6500,
    note: "With driver and fuel. Union cabs, and chains in snow, are extra.",
  },
];
