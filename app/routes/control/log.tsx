import { fromForm } from "#contract/client.ts";
import { Form } from "react-router";
import { type ChangedKind, changedKinds, ownersKinds } from "#contract/change-log.ts";
import { apiContext } from "#app/context.ts";
import { ChangeEntry } from "#app/features/change-log/change-entry.tsx";
import { changedLabels } from "#app/features/change-log/change-labels.ts";
import { ExportLink } from "#app/features/lists/export-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import { orErrorPage } from "#app/reply.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/log";

type Filters = { search: string; kind: string; by: string; record: string };

function readFilters(address: URLSearchParams): Filters {
  const text = (name: string) => (address.get(name) ?? "").slice(0, 100);
  return { search: text("search"), kind: text("kind"), by: text("by"), record: text("record") };
}

function queryOf(filters: Filters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
}

function hrefOf(filters: Filters, page = 1): string {
  const query = queryOf(filters);
  if (page > 1) query.set("page", String(page));
  return `/control/log?${query}`;
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
  const kinds = changedKinds.filter((kind: ChangedKind) => isOwner || !ownersKinds.includes(kind));
  return (
    <>
      <PageHead
        title="Change Log"
        search={<SearchForm label="Search names and values" defaultValue={search} keep={keep} />}
        action={<ExportLink name="log.csv" filters={queryOf(filters)} />}
      />
      <Form
        key={hrefOf(filters)}
        className="mb-5 flex flex-wrap items-end gap-3 max-sm:*:flex-1 max-sm:*:basis-28"
        aria-label="Narrow the log"
      >
        {search ? <input type="hidden" name="search" value={search} /> : null}
        <SelectField
          name="kind"
          label="What"
          options={[
            { value: "", label: "Everything" },
            ...kinds.map((kind) => ({ value: kind, label: changedLabels[kind] })),
          ]}
          defaultValue={filters.kind}
        />
        <SelectField
          name="by"
          label="Who"
          options={[
            { value: "", label: "Everybody" },
            ...people.map((name) => ({ value: name, label: name })),
          ]}
          defaultValue={filters.by}
        />
        <Button type="submit" variant="outline">
          Show
        </Button>
        {isFiltered ? (
          <LinkButton href="/control/log" variant="ghost">
            Show all
          </LinkButton>
        ) : null}
      </Form>
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
      ) : (
        <EmptyState title={isFiltered ? "Nothing found" : "Nothing has been changed yet"}>
          Whatever staff change is noted here, with what it was before.
        </EmptyState>
      )}
      <div className="mt-5">
        <Pagination
          currentPage={pageInfo?.currentPage ?? 1}
          totalPages={pageInfo?.totalPages ?? 1}
          href={(page) => hrefOf(filters, page)}
        />
      </div>
    </>
  );
}
