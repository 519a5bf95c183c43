import { listHref } from "../lists/list-filters.ts";
import { ListPage } from "../lists/list-page.tsx";
import type { TableData } from "../lists/read-list.ts";
import type { Texts } from "#app/features/merge/form-versions.ts";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import type { RequestList, RequestRecord } from "./request-list.ts";

type RequestPageProps<Row> = { loaderData: TableData<Row>; actionData?: Refusal<Texts<Row>> };

/** The page of a kind of request: its list, and the details of the one that is open. */
export function requestPage<Row extends RequestRecord>(list: RequestList<Row>) {
  return function RequestPage({ loaderData, actionData }: RequestPageProps<Row>) {
    const { viewed, filters } = loaderData;
    return (
      <ListPage list={list} data={loaderData}>
        {viewed ? (
          <list.Details key={viewed.id} record={viewed} closeHref={listHref(filters)} refusal={actionData} />
        ) : null}
      </ListPage>
    );
  };
}
