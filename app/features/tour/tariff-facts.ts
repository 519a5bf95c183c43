import type { PackageTariff } from "#contract/package-tariff.ts";
import { daysInWords, shortDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { addDays } from "#contract/rules/stay.ts";

/** Children, single rooms and seasons in words. */
export function tariffFacts(tariff: PackageTariff): string[] {
  const { singleRoom, childWithBed, childWithoutBed, freeBelowAge, ownBedFromAge, childUntilAge } = tariff;
  const facts: string[] = [];
  if (singleRoom > 0) facts.push(`A room for one: ${formatRupees(singleRoom)} more.`);
  if (childWithBed > 0) {
    const without = childWithoutBed > 0 ? formatRupees(childWithoutBed) : "nothing";
    facts.push(
      `Children below ${freeBelowAge} are free, below ${ownBedFromAge} without a bed of their own pay ${without}.`,
    );
    facts.push(`Children below ${childUntilAge} with a bed pay ${formatRupees(childWithBed)}.`);
  }
  for (const { name, from, to, isYearly, supplement } of tariff.seasons) {
    const last = addDays(to, -1);
    const days = isYearly
      ? `${shortDate(from)} to ${shortDate(last)}, each year`
      : `${daysInWords(from, last)} ${last.slice(0, 4)}`;
    facts.push(`${name} (${days}): ${formatRupees(supplement)} more for each who pays.`);
  }
  const { from, to } = tariff;
  const words = (date: string) => `${shortDate(date)} ${date.slice(0, 4)}`;
  if (from && to) facts.push(`For journeys that begin from ${words(from)} to ${words(addDays(to, -1))}.`);
  else if (from) facts.push(`For journeys that begin from ${words(from)} on.`);
  else if (to) facts.push(`For journeys that begin until ${words(addDays(to, -1))}.`);
  return facts;
}
