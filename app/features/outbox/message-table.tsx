import type { Notification } from "#contract/outbox.ts";
import { MomentCell } from "#app/features/lists/moment-cell.tsx";
import { RowLink } from "#app/features/lists/row-link.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { type Column, Table, type TableSort } from "#app/ui/table.tsx";
import { MessageStatusBadge } from "./message-status-badge.tsx";

type MessageTableProps = {
  messages: readonly Notification[];
  viewHref: (message: Notification) => string;
  sort?: TableSort;
};

/** What the site has written to guests and to the desk; each row opens the text. */
export function MessageTable({ messages, viewHref, sort }: MessageTableProps) {
  return (
    <Table
      sort={sort}
      caption="Messages"
      columns={columnsFor(viewHref)}
      rows={messages}
      rowKey={(message) => message.id}
      isWide
    />
  );
}

function columnsFor(viewHref: (message: Notification) => string): Column<Notification>[] {
  return [
    {
      key: "subject",
      header: "Subject",
      isRowHeader: true,
      cell: (message) => <RowLink href={viewHref(message)}>{message.subject}</RowLink>,
    },
    { key: "to", header: "To", cell: recipientOf },
    {
      key: "written",
      header: "Written",
      sort: "id",
      cell: (message) => <MomentCell text={shortMoment(message.createdAt)} />,
      inCard: "half",
    },
    {
      key: "sent",
      header: "Sent",
      cell: (message) => (
        <MomentCell text={message.sentAt === null ? "Not yet" : shortMoment(message.sentAt)} />
      ),
      inCard: "half",
    },
    {
      key: "status",
      header: "Status",
      cell: (message) => <MessageStatusBadge status={message.status} />,
      inCard: "badge",
    },
  ];
}

/** `meera@example.com`, or that it goes to the desk. */
export function recipientOf({ audience, recipient }: Notification): string {
  return audience === "guest" ? recipient : `${recipient} (us)`;
}
