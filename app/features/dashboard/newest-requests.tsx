import { rowsAsText } from "#app/features/lists/record-list.ts";
import { RecordTable } from "#app/features/lists/record-table.tsx";
import { pageOf, requestHref } from "#app/features/navigation/request-pages.ts";
import type { RequestList } from "#app/features/records/request-list.ts";
import { NothingHere, Panel } from "./panel.tsx";

type NewestRequestsProps<Shown> = {
  list: Pick<
    RequestList<never, Shown>,
    "kind" | "title" | "empty" | "label" | "caption" | "columns" | "isWide" | "csv"
  >;
  records: readonly Shown[];
  title?: string;
};

/** The newest requests of a kind. */
export function NewestRequests<Shown extends { id: number }>(props: NewestRequestsProps<Shown>) {
  const { list, records, title = list.title } = props;
  const { kind, empty } = list;
  return (
    <Panel title={title} allHref={pageOf(kind)}>
      {records.length > 0 ? (
        <RecordTable list={list} rows={rowsAsText(records)} viewHref={(id) => requestHref({ kind, id })} />
      ) : (
        <NothingHere>{empty}</NothingHere>
      )}
    </Panel>
  );
}
