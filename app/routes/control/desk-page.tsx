import type { PackageBooking } from "#contract/package-bookings.ts";
import { apiContext } from "#app/context.ts";
import { NoHotelsYet } from "#app/features/calendar/no-hotels-yet.tsx";
import { answerDesk } from "#app/features/desk/answer-desk.ts";
import { DeskForm } from "#app/features/desk/desk-form.tsx";
import { DeskQuestion } from "#app/features/desk/desk-question.tsx";
import { ForPackage } from "#app/features/desk/for-package.tsx";
import { questionIn, readDeskPage } from "#app/features/desk/read-desk-page.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { FieldErrors } from "#app/ui/form-scope.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/desk-page";

export const shouldRevalidate = alwaysRevalidate;

export function loader({ context, request }: Route.LoaderArgs) {
  return readDeskPage(context.get(apiContext), questionIn(new URL(request.url).searchParams));
}

export function action({ context, request }: Route.ActionArgs) {
  return answerDesk(context.get(apiContext), request);
}

/** The result of a search whose fields are invalid. */
const nothingFound = { offers: [], isMore: false, full: 0 };

/** The guest's fields, filled in from the enquiry in whose price the stay is to be. */
function guestOf(enquiry: PackageBooking | null | undefined): Record<string, string> {
  if (!enquiry) return {};
  const { customerName, phoneNo, email } = enquiry;
  return { customerName, phoneNo, email };
}

/** The booking desk: the search on top, the free rooms of all hotels below, and the guest's data. */
export default function DeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const other = actionData && "page" in actionData ? actionData.page : undefined;
  const { question, places, houses, found, errors, offered, enquiry, idempotencyKey } = other ?? loaderData;
  const hasOffers = found !== null && found.offers.length > 0;
  const isAboutAll = question.place === "" && question.house === "";
  if (found && found.offers.length === 0 && found.full === 0 && isAboutAll) {
    return <NoHotelsYet title="New booking">The desk looks for free rooms in all houses.</NoHotelsYet>;
  }
  const refused: FieldErrors = actionData?.errors ?? {};
  const fields = Object.keys(refused).filter((name) => name !== "expectedTotal");
  const isAboutRooms = actionData !== undefined && fields.length === 0;
  return (
    <>
      <PageHead title="New booking" />
      <div className="grid gap-4">
        {enquiry === undefined ? null : <ForPackage enquiry={enquiry} error={refused["packageBookingId"]} />}
        <DeskQuestion {...{ question, places, houses, errors, hasOffers }} />
        {/* Hidden, it keeps the typed guest for a search that finds rooms. */}
        <div hidden={!hasOffers}>
          <DeskForm
            question={question}
            isOther={other !== undefined}
            found={found ?? nothingFound}
            offered={offered}
            typed={{ ...guestOf(enquiry), ...actionData?.typed }}
            errors={actionData?.errors}
            message={isAboutRooms ? actionData.message : undefined}
            idempotencyKey={idempotencyKey}
            packageReference={enquiry?.reference}
          />
        </div>
        {found?.offers.length === 0 ? (
          <EmptyState
            title="Nothing is free then"
            action={<LinkButton href="/control/calendar">Open the calendar</LinkButton>}
          >
            {question.house === ""
              ? "No house can hold them on all of these nights. Other dates or another place may do"
              : "This house cannot hold them on all of these nights, or is in another place. Other dates or another house may do"}
            ; the calendar shows who is there.
          </EmptyState>
        ) : null}
      </div>
    </>
  );
}
