import { type Notification, notificationStatuses } from "#contract/outbox.ts";
import { byTime } from "../lists/list-sorts.ts";
import { MomentCell } from "../lists/moment-cell.tsx";
import { byStatus, type TableList } from "../lists/record-list.ts";
import { RowLink } from "#app/features/records/row-link.tsx";
import { momentInFile, shortMoment } from "../lists/short-moment.ts";
import { fileColumn } from "#app/features/lists/columns.ts";
import { badgeColumn } from "#app/features/records/standard-columns.tsx";
import { MessageStatusBadge } from "./message-status-badge.tsx";
import { recipientOf } from "./recipient-of.ts";

type MessageRow = ReturnType<typeof rowOf>;

/** E-mails from the site to guests and staff. */
export const messageList: TableList<Notification, MessageRow> = {
  title: "Messages",
  label: "Messages",
  search: "Search address, reference or words",
  empty: "No messages yet.",
  hint: "The site writes to guests and to you about each request; all of it is listed here.",
  csv: "messages.csv",
  hasGuestsData: true,
  calls: ({ outbox }) => outbox,
  query: byStatus,
  statuses: notificationStatuses,
  sorts: byTime,
  isWide: true,
  rowOf,
  columns: [
    fileColumn("Written", (message) => momentInFile(message.createdAt)),
    {
      header: "Subject",
      isRowHeader: true,
      cell: ({ subject }, href) => <RowLink href={href}>{subject}</RowLink>,
    },
    { header: "To", cell: recipientOf, csv: (message) => message.recipient },
    fileColumn("Subject", (message) => message.subject),
    fileColumn("About", (message) => message.reference),
    {
      header: "Written",
      sort: "id",
      cell: ({ createdAt }) => <MomentCell text={shortMoment(createdAt)} />,
      inCard: "half",
    },
    {
      header: "Sent",
      cell: ({ sentAt }) => <MomentCell text={sentAt === null ? "Not yet" : shortMoment(sentAt)} />,
      inCard: "half",
    },
    badgeColumn(({ status }: MessageRow) => <MessageStatusBadge status={status} />),
    fileColumn("Status", (message) => message.status),
    fileColumn("Tried", (message) => message.attempts),
    fileColumn("Sent", ({ sentAt }) => sentAt && momentInFile(sentAt)),
    fileColumn("Why it failed", (message) => message.lastError),
    fileColumn("Text", (message) => message.text),
  ],
};

function rowOf({ id, subject, audience, recipient, createdAt, sentAt, status }: Notification) {
  return { id, subject, audience, recipient, createdAt, sentAt, status };
}
