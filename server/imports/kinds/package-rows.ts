import { nameKey } from "#contract/rules/name-key.ts";
import { packageForm } from "#contract/packages.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { insertRecord } from "../../db/records.ts";
import { toColumns } from "../../packages/package-columns.ts";
import { parseFields, listOf, type RowTexts, type WriteRow, type ImportContext } from "../import-row.ts";
import { packageNames } from "../lookups.queries.ts";
import { typedDays } from "../typed/typed-days.ts";
import { typedRate } from "../typed/typed-money.ts";
import { addPictures, picturesNamed } from "./row-pictures.ts";

/** Imports tour packages, one for each name. */
export async function openPackageRows(writing: ImportContext): Promise<WriteRow> {
  const { services, transaction } = writing;
  const existingNames = new Set((await packageNames(transaction)).map(({ name }) => nameKey(name)));
  return async (texts) => {
    const pictures = picturesNamed(writing, texts);
    const form = formOf(texts);
    const title = form.tourName;
    const shown = {
      numberOfDays: String(form.numberOfDays),
      startingRate: formatRupees(form.startingRate),
    };
    if (existingNames.has(nameKey(title))) return { made: [], title, shown };
    const created_at = services.clock.now().toISOString();
    const id = await insertRecord(transaction, "packages", { ...toColumns(form), created_at });
    const added = await addPictures(writing, { module: "package", id, name: title }, pictures);
    existingNames.add(nameKey(title));
    return { made: [{ kind: "packages", id }, ...added], title, shown };
  };
}

const numberedDay = /^\s{0,20}day\s{0,20}\d{1,3}\s{0,20}[:.)\u2010-\u2015-]/i;
const beforeNumberedDay = /[\n|](?=\s{0,20}day\s{0,20}\d{1,3}\s{0,20}[:.)\u2010-\u2015-])/i;

function formOf(texts: RowTexts) {
  const { tourName, description, location, season, groupSize, car, effort, startingRate } = texts;
  const plan = daysOf(texts["plan"]);
  return parseFields(packageForm, {
    tourName,
    location,
    season,
    groupSize,
    car,
    effort,
    tourDescription: description,
    startingRate: startingRate && typedRate(startingRate),
    numberOfDays: typedDays(texts["numberOfDays"]) ?? (plan.length || undefined),
    tourPlan: plan,
    tourFeatures: listOf(texts["features"]),
    tourHighlights: listOf(texts["highlights"]),
    notIncluded: listOf(texts["notIncluded"]),
  });
}

/**
 * Days separated by line breaks or upright strokes, each as `Heading: what happens`. Where each begins with its number,
 * `Day 2: …`, it may have several lines.
 */
function daysOf(text = "") {
  const days = text
    .split(numberedDay.test(text) ? beforeNumberedDay : /[\n|]/)
    .map((day) => day.replace(numberedDay, "").trim())
    .filter(Boolean);
  return days.map((day) => {
    const end = day.search(/[:\n]/);
    const heading = (end < 0 ? day : day.slice(0, end)).trim();
    return {
      planHeading: heading,
      planDescription: end < 0 ? heading : day.slice(end + 1).trim() || heading,
    };
  });
}
