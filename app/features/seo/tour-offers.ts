import type { PackageDetail } from "#contract/packages.ts";
import { addDays } from "#contract/rules/stay.ts";

/**
 * The schema.org offer of a tour: the lowest price per adult while it is on sale; with several hotel classes, the range of
 * their prices and an offer for each.
 */
export function tourOffers(url: string, { startingRate, tariff }: PackageDetail): object {
  const offer = {
    "@type": "Offer",
    url,
    priceCurrency: "INR",
    ...(tariff?.from && { validFrom: tariff.from }),
    ...(tariff?.to && { validThrough: addDays(tariff.to, -1) }),
  };
  const classes = (tariff?.classes ?? []).flatMap((name, column) => {
    const rates = (tariff?.rows ?? []).flatMap((row) => row.rates[column] ?? []);
    return rates.length > 0 ? [{ ...offer, name, price: Math.min(...rates) }] : [];
  });
  const [first, second] = classes;
  if (!first) return { ...offer, price: startingRate };
  if (!second) return first;
  const prices = classes.map(({ price }) => price);
  return {
    "@type": "AggregateOffer",
    priceCurrency: "INR",
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: classes.length,
    offers: classes,
  };
}
