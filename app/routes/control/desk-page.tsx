import { Form } from "react-router";
import { nightsBetween } from "#contract/rules/stay.ts";
import { apiContext } from "#app/context.ts";
import { NoHotelsYet } from "#app/features/calendar/no-hotels-yet.tsx";
import { answerDesk } from "#app/features/desk/answer-desk.ts";
import { DeskGuest } from "#app/features/desk/desk-guest.tsx";
import { DeskOffers } from "#app/features/desk/desk-offers.tsx";
import { DeskQuestion } from "#app/features/desk/desk-question.tsx";
import { readDeskPage } from "#app/features/desk/read-desk-page.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import type { Route } from "./+types/desk-page";

export const shouldRevalidate = alwaysRevalidate;

export function loader({ context, request }: Route.LoaderArgs) {
  return readDeskPage(context.get(apiContext), new URL(request.url).searchParams);
}

export function action({ context, request }: Route.ActionArgs) {
  return answerDesk(context.get(apiContext), request);
}

/** The booking desk: dates, people and place on top, what all houses have free below, and who it is for. */
export default function DeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { question, places, found, errors, idempotencyKey } = loaderData;
  if (found && found.offers.length === 0 && found.full === 0 && question.place === "") {
    return <NoHotelsYet title="New booking">The desk looks for free rooms in all houses.</NoHotelsYet>;
  }
  const typed: Record<string, string> = actionData?.typed ?? {};
  const isAboutRooms = actionData !== undefined && Object.keys(actionData.errors).length === 0;
  return (
    <>
      <PageHead title="New booking" />
      <div className="grid gap-4">
        <DeskQuestion question={question} places={places} errors={errors} />
        {found && found.offers.length > 0 ? (
          <FormScope id="desk" errors={actionData?.errors}>
            <Form
              method="post"
              noValidate
              preventScrollReset
              className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
            >
              <input type="hidden" name="key" value={typed["key"] ?? idempotencyKey} />
              <input type="hidden" name="checkInDate" value={question.checkIn} />
              <input type="hidden" name="checkOutDate" value={question.checkOut} />
              <input type="hidden" name="adults" value={question.adults} />
              <input type="hidden" name="children" value={question.children} />
              <DeskOffers
                key={JSON.stringify(question)}
                {...found}
                nights={nightsBetween(question.checkIn, question.checkOut)}
                chosen={typed["choice"]}
              />
              <DeskGuest typed={typed} message={isAboutRooms ? actionData.message : undefined} />
            </Form>
          </FormScope>
        ) : null}
        {found?.offers.length === 0 ? (
          <EmptyState
            title="Nothing is free then"
            action={<LinkButton href="/control/calendar">Open the calendar</LinkButton>}
          >
            No house can hold them on all of these nights. Other dates or another place may do; the calendar
            shows who is there.
          </EmptyState>
        ) : null}
      </div>
    </>
  );
}
