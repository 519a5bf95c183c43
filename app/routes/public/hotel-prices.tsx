import { apiContext } from "#app/context.ts";
import { TaxNote } from "#app/features/company/tax-note.tsx";
import { askForRooms } from "#app/features/house/stay-offer.ts";
import { MonthPricesTable } from "#app/features/month-prices/month-prices-table.tsx";
import { readMonthPrices } from "#app/features/month-prices/read-month-prices.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { monthName } from "#contract/rules/month.ts";
import type { Route } from "./+types/hotel-prices";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return readMonthPrices(context.get(apiContext), Number(params.id), searchParams.get("month"));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, hotelName, images } = loaderData.hotel;
  return pageMeta({
    matches,
    title: `Prices by night: ${hotelName}`,
    description: `What a night at ${hotelName} costs, month by month.`,
    path: `/hotel/${id}/prices`,
    picture: images[0],
    card: "hotel",
    isUnlisted: true,
  });
}

export default function HotelPricesPage({ loaderData: page }: Route.ComponentProps) {
  const { hotel, hasRooms, months, before, after } = page;
  const hotelPath = `/hotel/${hotel.id}`;
  const turn = (to: string, words: string) => (
    <LinkButton href={`${hotelPath}/prices?month=${to}`} variant="outline" size="small">
      {words} {monthName(to)}
    </LinkButton>
  );
  return (
    <div className="wrap pt-5 pb-section">
      <Breadcrumb
        crumbs={[
          { label: "Hotels", href: "/hotels" },
          { label: hotel.hotelName, href: hotelPath },
        ]}
      />
      <h1 className="mt-3 text-3xl">{hotel.hotelName}: prices by night</h1>
      {hasRooms ? (
        <>
          <p className="mt-2 max-w-prose text-ink2">
            The price of the cheapest free room. Choose the night on which you arrive.
            <TaxNote />
          </p>
          {months.map((month) => (
            <MonthPricesTable key={month.month} hotelId={hotel.id} {...month} />
          ))}
          <nav aria-label="Months" className="mt-6 flex flex-wrap gap-3">
            {before ? turn(before, "Earlier:") : null}
            {after ? turn(after, "Later:") : null}
          </nav>
        </>
      ) : (
        <p className="mt-2 text-ink2">{askForRooms}</p>
      )}
    </div>
  );
}
