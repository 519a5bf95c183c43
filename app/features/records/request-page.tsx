import type { Booking } from "#contract/bookings.ts";
import type { CabRate } from "#contract/cab-rates.ts";
import type { TypedRefusal } from "#app/reply.ts";
import type { Event } from "../answers/read-timeline.ts";
import { listHref } from "../lists/list-filters.ts";
import { ListPage } from "../lists/list-page.tsx";
import type { TableData } from "../lists/read-list.ts";
import type { TextsOf } from "#app/features/merge/form-versions.ts";
import type { GuestLink } from "#app/features/guest-link/answer-guest-link.ts";
import type { OpenedMoney } from "#app/features/payments/journey/request-money.tsx";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import type { RequestList, RequestRecord } from "./request-list.ts";

type PageData<Row, Shown> = TableData<Row, Shown> & {
  timeline: readonly Event[];
  was: string | null;
  money: Omit<OpenedMoney, "refusal">;
  rates: readonly CabRate[];
  stays: readonly Booking[];
};
type RequestPageProps<Row, Shown> = {
  loaderData: PageData<Row, Shown>;
  actionData?: Refusal<TextsOf<Row>> | { payment: TypedRefusal } | { guestLink: GuestLink };
};

/** The page of a kind of request: the list, and the details of the opened one. */
export function requestPage<Row extends RequestRecord, Shown extends { id: number }>(
  list: RequestList<Row, Shown>,
) {
  return function RequestPage({ loaderData, actionData }: RequestPageProps<Row, Shown>) {
    const { viewed, filters, timeline, was, money, rates, stays } = loaderData;
    const refusal = actionData && "ours" in actionData ? actionData : undefined;
    const payment = actionData && "payment" in actionData ? actionData.payment : undefined;
    const guestLink = actionData && "guestLink" in actionData ? actionData.guestLink : undefined;
    return (
      <ListPage list={list} data={loaderData}>
        {viewed ? (
          <list.Details
            key={viewed.id}
            record={viewed}
            closeHref={listHref(filters)}
            refusal={refusal}
            money={{ ...money, refusal: payment }}
            guestLink={guestLink}
            rates={rates}
            stays={stays}
            timeline={timeline}
            was={was}
          />
        ) : null}
      </ListPage>
    );
  };
}
