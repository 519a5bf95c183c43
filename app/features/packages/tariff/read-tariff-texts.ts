import { tariffField, type TariffTexts } from "./tariff-texts.ts";

/** The form as it was sent. */
export function readTariffTexts(form: FormData): TariffTexts {
  const text = (...path: (string | number)[]) => {
    const value = form.get(tariffField(...path));
    return typeof value === "string" ? value : "";
  };
  const count = (...path: string[]) => {
    let index = 0;
    while (form.has(tariffField(path[0] ?? "", index, ...path.slice(1)))) index += 1;
    return Array.from({ length: index }, (_, at) => at);
  };
  const width = count("classes");
  return {
    classes: width.map((index) => text("classes", index)),
    rows: count("rows", "people").map((row) => ({
      people: text("rows", row, "people"),
      rates: width.map((index) => text("rows", row, "rates", index)),
    })),
    singleRoom: text("singleRoom"),
    childWithBed: text("childWithBed"),
    childWithoutBed: text("childWithoutBed"),
    freeBelowAge: text("freeBelowAge"),
    ownBedFromAge: text("ownBedFromAge"),
    childUntilAge: text("childUntilAge"),
    seasons: count("seasons", "name").map((index) => ({
      name: text("seasons", index, "name"),
      from: text("seasons", index, "from"),
      last: text("seasons", index, "last"),
      supplement: text("seasons", index, "supplement"),
      yearly: text("seasons", index, "yearly"),
    })),
    departures: count("departures").map((index) => text("departures", index)),
    from: text("from"),
    last: text("last"),
  };
}
