import { fromForm } from "#contract/client.ts";
import { type ChangedKind, changedKinds, ownersKinds } from "#contract/change-log.ts";
import { cutAt } from "#contract/rules/text.ts";
import { apiContext } from "#app/context.ts";
import { ChangeEntry } from "#app/features/change-log/change-entry.tsx";
import { changedLabels } from "#app/features/change-log/change-labels.ts";
import { changeList } from "#app/features/change-log/change-list.ts";
import { isBeyondEnd } from "#app/features/lists/list-filters.ts";
import { ExportLink } from "#app/features/lists/export-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { ListPages } from "#app/features/lists/list-pages.tsx";
import { NarrowForm, narrowedHref, narrowOptions } from "#app/features/lists/narrow-form.tsx";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import { orErrorPage } from "#app/reply.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/log";

const logPath = "/control/log";
type Filters = { search: string; kind: string; by: string; record: string };

function readFilters(address: URLSearchParams): Filters {
  const text = (name: string) => cutAt(address.get(name) ?? "", 100);
  return { search: text("search"), kind: text("kind"), by: text("by"), record: text("record") };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { changeLog, auth } = context.get(apiContext);
  const address = new URL(request.url).searchParams;
  const filters = readFilters(address);
  const { search, kind, by, record: recordId } = filters;
  const query = { search, kind, by, recordId, page: address.get("page") ?? 1 };
  const [changes, people, session] = await Promise.all([
    changeLog.list({ query: fromForm(query) }),
    changeLog.people(),
    auth.session(),
  ]);
  const isOwner = orErrorPage(session).data.role === "owner";
  const { data, pageInfo } = orErrorPage(changes);
  return { changes: data, pageInfo, people: orErrorPage(people).data, filters, isOwner };
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { changes, pageInfo, people, filters, isOwner } = loaderData;
  const { search, ...keep } = filters;
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const exported = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  const kinds = changedKinds.filter((kind: ChangedKind) => isOwner || !ownersKinds.includes(kind));
  return (
    <>
      <PageHead
        title={changeList.title}
        search={<SearchForm label="Search names and values" defaultValue={search} keep={keep} />}
        action={<ExportLink name={changeList.csv} filters={exported} />}
      />
      <NarrowForm label="Narrow the log" href={logPath} filters={filters}>
        {search ? <input type="hidden" name="search" value={search} /> : null}
        <SelectField
          name="kind"
          label="What"
          options={narrowOptions("Everything", kinds, changedLabels)}
          defaultValue={filters.kind}
        />
        <SelectField
          name="by"
          label="Who"
          options={narrowOptions("Everybody", people)}
          defaultValue={filters.by}
        />
      </NarrowForm>
      {filters.record ? (
        <p className="mb-3 text-sm text-ink2">
          The history of one record: {changes[0]?.title || `number ${filters.record}`}.
        </p>
      ) : null}
      {changes.length > 0 ? (
        <ol className="divide-y divide-line rounded-panel border border-line bg-surface">
          {changes.map((change) => (
            <ChangeEntry key={change.id} change={change} />
          ))}
        </ol>
      ) : isBeyondEnd(pageInfo) ? null : (
        <EmptyState title={isFiltered ? "Nothing found" : "Nothing has been changed yet"}>
          Whatever staff change is noted here, with what it was before.
        </EmptyState>
      )}
      <ListPages pageInfo={pageInfo} href={(page) => narrowedHref(logPath, filters, page)} />
    </>
  );
}
