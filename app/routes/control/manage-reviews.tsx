import { requestStatuses } from "#contract/rules/status.ts";
import { apiContext } from "#app/context.ts";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { answerRequest } from "#app/features/records/answer-request.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { filterQuery, listHref, tableSort, viewHref } from "#app/features/lists/list-filters.ts";
import { ListPanel } from "#app/features/lists/list-panel.tsx";
import { listSorts } from "#app/features/lists/list-sorts.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { readList } from "#app/features/lists/read-list.ts";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { StatusForm } from "#app/features/records/status-form.tsx";
import { reviewFields } from "#app/features/reviews/review-versions.ts";
import { ReviewTable } from "#app/features/reviews/review-table.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import type { Route } from "./+types/manage-reviews";

const sorts = listSorts.reviews;

export function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return readList(api, request, {
    kind: "reviews",
    sorts,
    list: (query) => api.reviews.list({ query }),
    byId: (query) => api.reviews.byId({ query }),
  });
}

export const shouldRevalidate = alwaysRevalidate;

export async function action({ context, request }: Route.ActionArgs) {
  const { reviews, dashboard } = context.get(apiContext);
  return answerRequest(request, await request.formData(), {
    kind: "reviews",
    byId: (query) => reviews.byId({ query }),
    change: reviews.change,
    remove: (query) => reviews.remove({ query }),
    dashboard,
  });
}

export default function RatingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, pageInfo, filters, viewed, suspicious } = loaderData;
  const keep = Object.fromEntries(filterQuery({ ...filters, search: "", page: 1 }));
  return (
    <>
      <PageHead
        title="Rating"
        search={<SearchForm label="Search name or review" defaultValue={filters.search} keep={keep} />}
      />
      <ListPanel
        label="Ratings"
        filters={filters}
        statuses={requestStatuses}
        suspicious={suspicious}
        sorts={sorts}
        pageInfo={pageInfo}
        empty="No Ratings available."
        exports="ratings.csv"
      >
        <ReviewTable
          reviews={rows}
          sort={tableSort(filters, sorts)}
          viewHref={({ id }) => viewHref(filters, id)}
        />
      </ListPanel>
      {viewed ? (
        <DetailsDialog
          key={viewed.id}
          record={{ kind: "reviews", id: viewed.id }}
          isSuspicious={viewed.isSuspicious}
          title="Review Details"
          above={
            <>
              {shortMoment(viewed.createdAt)} <StatusBadge status={viewed.status} />
            </>
          }
          closeHref={listHref(filters)}
        >
          <Facts
            facts={[
              ["Name", viewed.customerName],
              ["Address", viewed.customerAddress],
              ["Rating", <RatingStars key="rating" rating={viewed.rating} />],
            ]}
          />
          <blockquote className="mt-5 border-s-3 border-glow ps-4 whitespace-pre-line text-ink2">
            {viewed.review}
          </blockquote>
          <p className="mt-4 text-sm text-ink3">
            Accepted reviews appear on the site; Pending and Rejected ones do not.
          </p>
          <StatusForm
            record={viewed}
            versionFields={reviewFields}
            statuses={requestStatuses}
            deleteLabel="Delete Review"
            closeHref={listHref(filters)}
            refusal={actionData}
          />
        </DetailsDialog>
      ) : null}
    </>
  );
}
