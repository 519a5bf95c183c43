import { apiContext } from "#app/context.ts";
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
import { QuestionAnswer } from "#app/features/questions/question-answer.tsx";
import { AnsweredBadge, QuestionTable } from "#app/features/questions/question-table.tsx";
import { byAnswered } from "#app/features/questions/by-answered.ts";
import type { Route } from "./+types/manage-queries";

const sorts = listSorts.queries;

export function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return readList(api, request, {
    kind: "queries",
    sorts,
    list: (query) => api.queries.list({ query }),
    byId: (query) => api.queries.byId({ query }),
    byStatus: byAnswered,
  });
}

export const shouldRevalidate = alwaysRevalidate;

export async function action({ context, request }: Route.ActionArgs) {
  const { queries, dashboard } = context.get(apiContext);
  return answerRequest(request, await request.formData(), {
    kind: "queries",
    byId: (query) => queries.byId({ query }),
    change: queries.change,
    remove: (query) => queries.remove({ query }),
    dashboard,
  });
}

export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, pageInfo, filters, viewed, suspicious } = loaderData;
  const keep = Object.fromEntries(filterQuery({ ...filters, search: "", page: 1 }));
  return (
    <>
      <PageHead
        title="Queries"
        search={<SearchForm label="Search name, e-mail or words" defaultValue={filters.search} keep={keep} />}
      />
      <ListPanel
        label="Queries"
        filters={filters}
        statuses={["Open", "Answered"]}
        suspicious={suspicious}
        sorts={sorts}
        pageInfo={pageInfo}
        empty="No Queries available."
        exports="queries.csv"
      >
        <QuestionTable
          queries={rows}
          sort={tableSort(filters, sorts)}
          viewHref={({ id }) => viewHref(filters, id)}
        />
      </ListPanel>
      {viewed ? (
        <DetailsDialog
          key={viewed.id}
          record={{ kind: "queries", id: viewed.id }}
          isSuspicious={viewed.isSuspicious}
          title="Query Details"
          above={
            <>
              {viewed.reference}, {shortMoment(viewed.createdAt)}{" "}
              <AnsweredBadge isAnswered={viewed.isAnswered} />
            </>
          }
          closeHref={listHref(filters)}
        >
          <QuestionAnswer query={viewed} closeHref={listHref(filters)} refusal={actionData} />
        </DetailsDialog>
      ) : null}
    </>
  );
}
