import type { Query } from "#contract/questions.ts";
import { EmailCell } from "#app/features/lists/email-cell.tsx";
import { MomentCell } from "#app/features/lists/moment-cell.tsx";
import { RowLink } from "#app/features/lists/row-link.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, Table, type TableSort } from "#app/ui/table.tsx";

type QuestionTableProps = { queries: readonly Query[]; viewHref: (query: Query) => string; sort?: TableSort };

/** What people asked; each row opens it. */
export function QuestionTable({ queries, viewHref, sort }: QuestionTableProps) {
  return (
    <Table
      sort={sort}
      caption="Queries"
      columns={columnsFor(viewHref)}
      rows={queries}
      rowKey={(query) => query.id}
      isWide
    />
  );
}

export function AnsweredBadge({ isAnswered }: { isAnswered: boolean }) {
  return <Badge tone={isAnswered ? "done" : "awaiting"}>{isAnswered ? "Answered" : "Open"}</Badge>;
}

function columnsFor(viewHref: (row: Query) => string): Column<Query>[] {
  return [
    { key: "no", header: "No", cell: (query) => query.reference, inCard: "half" },
    {
      key: "name",
      header: "Name",
      sort: "name",
      isRowHeader: true,
      cell: (query) => (
        <RowLink href={viewHref(query)} isNew={query.isNew}>
          {query.name}
        </RowLink>
      ),
    },
    { key: "email", header: "Email", cell: ({ email }) => <EmailCell address={email} /> },
    { key: "subject", header: "Subject", cell: (query) => query.subject },
    {
      key: "sent",
      header: "Sent",
      sort: "id",
      cell: (query) => <MomentCell text={shortMoment(query.createdAt)} />,
      inCard: "half",
    },
    {
      key: "status",
      header: "Status",
      cell: (query) => <AnsweredBadge isAnswered={query.isAnswered} />,
      inCard: "badge",
    },
  ];
}
