import type { ReactNode } from "react";
import { PageHead } from "../shell/control/page-head.tsx";
import { filterQuery, type ListFilters } from "./list-filters.ts";
import { SearchForm } from "./search-form.tsx";

type ListHeadProps = {
  list: { title: string; search?: string };
  filters: ListFilters;
  action?: ReactNode;
};

/** A list's title and search; searching keeps status and order. */
export function ListHead({ list: { title, search }, filters, action }: ListHeadProps) {
  const keep = Object.fromEntries(filterQuery({ ...filters, search: "", page: 1 }));
  return (
    <PageHead
      title={title}
      search={search ? <SearchForm label={search} defaultValue={filters.search} keep={keep} /> : undefined}
      action={action}
    />
  );
}
