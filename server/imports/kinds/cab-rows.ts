import { nameKey } from "#contract/rules/name-key.ts";
import { cabRateForm, type CabRateForm } from "#contract/cab-rates.ts";
import { type Vehicle, vehicles } from "#contract/rules/cab-price.ts";
import { addCabRate } from "../../cab-rates/save-cab-rate.ts";
import { allCabRates } from "../../cab-rates/cab-rates.queries.ts";
import { AppError, fieldError } from "../../errors.ts";
import { type ImportContext, parseFields, type RowTexts, type WriteRow } from "../import-row.ts";
import { typedCabUnit, typedJourney } from "../typed/typed-journey.ts";
import { isNotOffered, moneyWords, typedMoney } from "../typed/typed-money.ts";

const call = { call: "imports.send" } as const;

const priceColumn = {
  car: "carPrice",
  suv: "suvPrice",
  van: "vanPrice",
  bus: "busPrice",
} as const satisfies Record<Vehicle, string>;

/** Imports what cabs cost, one price for each journey; prices that are there already are not changed. */
export async function openCabRows({ services, transaction, columns }: ImportContext): Promise<WriteRow> {
  const existing = new Set(
    (await allCabRates(transaction)).map(({ per, from_place, to_place }) => keyOf(per, from_place, to_place)),
  );
  const isOfJourneys = columns["journey"] !== undefined;
  return async (texts) => {
    const form = formOf(texts, isOfJourneys);
    const { per, from, to } = form;
    const title = { route: `${from} to ${to}`, day: "A day with driver", night: "The driver's night away" }[
      per
    ];
    const key = per === "route" ? keyOf(per, from, to) : keyOf(per, "", "");
    const shown = shownPrices(texts);
    if (existing.has(key)) return { made: [], title, shown };
    const { id } = await addCabRate(services, form, call);
    existing.add(key);
    return { made: [{ kind: "cabRates", id }], title, shown };
  };
}

/** The price in a row; `isOfJourneys` when the file has a column of whole journeys. */
function formOf(texts: RowTexts, isOfJourneys: boolean): CabRateForm {
  const { journey = "", fromPlace = "", toPlace = "", note } = texts;
  const per = typedCabUnit(texts["per"] ?? unitNamedBy(journey));
  const route = typedJourney(journey) ?? { from: fromPlace, to: toPlace };
  if (per === "route" && isOfJourneys && route.from === "" && route.to === "")
    throw fieldError("journey", noRoute(journey));
  const prices = vehicles.map((vehicle) => [vehicle, typedPrice(texts[priceColumn[vehicle]])] as const);
  try {
    return parseFields(cabRateForm, { per, ...route, note, ...Object.fromEntries(prices) });
  } catch (error) {
    throw underColumns(error, isOfJourneys);
  }
}

function noRoute(journey: string): string {
  const wanted = "rite where it begins and leads, such as Srinagar airport to Gulmarg";
  return journey === "" ? `W${wanted}` : `“${journey}” is no route: w${wanted}`;
}

/** `Per day` and `Night halt` where sheets name routes. */
function unitNamedBy(journey: string): string {
  const unit = typedCabUnit(journey);
  return typedJourney(journey) === undefined && (unit === "day" || unit === "night") ? unit : "";
}

function typedPrice(text: string | undefined): string | undefined {
  return isNotOffered(text) ? undefined : typedMoney(text);
}

/** The failure, with its faults under the columns of a file. */
function underColumns(error: unknown, isJourney: boolean): unknown {
  if (!(error instanceof AppError)) return error;
  const columns: Record<string, string> = { ...priceColumn, from: "fromPlace", to: "toPlace" };
  if (isJourney) Object.assign(columns, { from: "journey", to: "journey" });
  const faults = Object.entries(error.errors ?? {});
  return new AppError(error.code, {
    errors: Object.fromEntries(faults.map(([field, message]) => [columns[field] ?? field, message])),
  });
}

function shownPrices(texts: RowTexts): RowTexts {
  const columns = Object.values(priceColumn).filter((column) => texts[column]);
  return Object.fromEntries(columns.map((column) => [column, moneyWords(typedPrice(texts[column]) ?? "")]));
}

function keyOf(per: string, from: string, to: string): string {
  return [per, nameKey(from), nameKey(to)].join("|");
}
