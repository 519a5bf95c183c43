import { Form } from "react-router";
import { formatRupees } from "#contract/rules/money.ts";
import { DeleteButton } from "#app/features/short-lists/short-list-row.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { existingMessage } from "./copy-last-year.ts";
import { ratesHref } from "./rates-address.ts";
import type { RatesPage } from "./read-rates-page.ts";

/** The hotel's seasons, each with links to change and delete it; past ones are folded. */
export function SeasonList({ page }: { page: RatesPage }) {
  const { seasons, toCopy } = page;
  const over = seasons.filter(({ isOver }) => isOver);
  return (
    <>
      {seasons.length === 0 ? <p className="text-ink2">Every night costs the usual price.</p> : null}
      <Seasons page={page} seasons={seasons.filter(({ isOver }) => !isOver)} />
      {over.length > 0 ? (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Over ({over.length})</summary>
          <Seasons page={page} seasons={over} />
        </details>
      ) : null}
      {toCopy.copies.length > 0 ? (
        <Form method="post" className="mt-5 flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <Place page={page} />
          <Button type="submit" name="intent" value="copy" variant="outline">
            Copy last year&apos;s prices
          </Button>
          <p className="max-w-[48ch] text-sm text-ink2">
            {toCopy.copies.length} of {toCopy.year - 1}, on the same dates of {toCopy.year}.{" "}
            {existingMessage(toCopy)}
          </p>
        </Form>
      ) : null}
    </>
  );
}

function Seasons({ page, seasons }: { page: RatesPage; seasons: RatesPage["seasons"] }) {
  const place = { hotel: page.hotel.id, month: page.month };
  return (
    <ul className="grid gap-4">
      {seasons.map(({ name, words, prices }) => (
        <li key={prices[0]?.id} className="border-b border-line pb-4 last:border-0 last:pb-0">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h3 className="font-text text-base font-semibold">{name}</h3>
            <p className="text-sm text-ink2">{words}</p>
            <TextLink
              href={ratesHref(place, prices[0]?.id)}
              className="ms-auto inline-flex min-h-11 items-center text-sm"
            >
              Edit<span className="sr-only"> {`${name}, ${words}`}</span>
            </TextLink>
          </div>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {prices.map(({ id, roomType, rentPerNight }) => (
              <li key={id} className="flex items-center gap-3 text-sm">
                <span>{roomType}</span>
                <span className="num ms-auto font-semibold">{formatRupees(rentPerNight)}</span>
                <Form method="post">
                  <Place page={page} />
                  <input type="hidden" name="id" value={id} />
                  <DeleteButton name={`${name}, ${roomType}`} />
                </Form>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Place({ page: { hotel, month } }: { page: RatesPage }) {
  return (
    <>
      <input type="hidden" name="hotel" value={hotel.id} />
      <input type="hidden" name="month" value={month} />
    </>
  );
}
