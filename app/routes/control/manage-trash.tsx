import { data, Form } from "react-router";
import { deletableKinds, recordLabels } from "#contract/record-kinds.ts";
import type { TrashEntry } from "#contract/trash.ts";
import { apiContext } from "#app/context.ts";
import { filterQuery, isBeyondEnd, listHref } from "#app/features/lists/list-filters.ts";
import { ExportLink } from "#app/features/lists/export-link.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { useFocusNext } from "#app/features/navigation/use-focus-back.ts";
import { localPath } from "#app/features/navigation/local-path.ts";
import { ListHead } from "#app/features/lists/list-head.tsx";
import { ListPages } from "#app/features/lists/list-pages.tsx";
import { readList } from "#app/features/lists/read-list.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { nameAndStays } from "#app/features/package-stays/name-and-stays.tsx";
import { trashList } from "#app/features/trash/trash-list.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/manage-trash";
import { controlArea } from "#contract/rules/control-area.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return readList(context.get(apiContext), trashList, request);
}

/** Restores a record: from this page, or by the undo button of any page, to which it then redirects. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const kind = deletableKinds.find((one) => one === form.get("kind"));
  if (!kind) throw data({ message: "Nothing of this kind can be restored" }, { status: 400 });
  const reply = await api[kind].restore({ query: { id: Number(form.get("id")) } });
  const back = localPath(form.get("back"), controlArea, "/control/bin");
  throw redirectWithToast(back, reply.message, { isInfo: !reply.ok });
}

const columns: Column<TrashEntry>[] = [
  { key: "name", header: "Name", cell: nameAndStays, isRowHeader: true },
  { key: "kind", header: "What", cell: (entry) => recordLabels[entry.kind] },
  { key: "deleted", header: "Deleted", cell: (entry) => shortMoment(entry.deletedAt) },
  { key: "restore", header: "Restore", hideHeader: true, cell: (entry) => <RestoreButton entry={entry} /> },
];

const keyOf = ({ kind, id }: TrashEntry) => `${kind} ${id}`;

function RestoreButton({ entry }: { entry: TrashEntry }) {
  const label = `Restore ${entry.name}`;
  return (
    <Form method="post" className="flex justify-end">
      <input type="hidden" name="kind" value={entry.kind} />
      <input type="hidden" name="id" value={entry.id} />
      <Button type="submit" variant="outline" size="small" aria-label={label} data-goes-on="">
        Restore
      </Button>
    </Form>
  );
}

export default function TrashPage({ loaderData: { rows, pageInfo, filters } }: Route.ComponentProps) {
  useFocusNext(rows.map(keyOf));
  return (
    <>
      <ListHead
        list={trashList}
        filters={filters}
        action={<ExportLink name={trashList.csv} filters={filterQuery({ ...filters, page: 1 })} />}
      />
      {rows.length > 0 ? (
        <div className="overflow-hidden rounded-panel border border-line bg-surface">
          <Table caption="Deleted records" columns={columns} rows={rows} rowKey={keyOf} />
        </div>
      ) : isBeyondEnd(pageInfo) ? null : (
        <EmptyState title={filters.search ? "Nothing found" : "The bin is empty"}>
          What you delete waits here and can be restored.
        </EmptyState>
      )}
      <ListPages pageInfo={pageInfo} href={(page) => listHref(filters, { page })} />
    </>
  );
}
