import type { ReactNode } from "react";
import { statusLabel } from "#contract/rules/status.ts";
import { StatusBadge } from "./status-badge.tsx";
import { fileColumn, textColumn } from "#app/features/lists/columns.ts";
import { EmailCell } from "./email-cell.tsx";
import { MomentCell } from "#app/features/lists/moment-cell.tsx";
import type { ListColumn } from "#app/features/lists/record-list.ts";
import { RowLink } from "./row-link.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";

/** `BK-0012`. */
export const referenceColumn: ListColumn<{ reference: string }> = {
  ...textColumn("No", ({ reference }) => reference),
  inCard: "half",
};

/** Who sent it: names the row and opens its details. */
export function nameColumn<Row extends { isNew: boolean }>(name: (row: Row) => string): ListColumn<Row> {
  return {
    header: "Name",
    sort: "name",
    isRowHeader: true,
    cell: (row, href) => (
      <RowLink href={href} isNew={row.isNew}>
        {name(row)}
      </RowLink>
    ),
    csv: name,
  };
}

export const emailColumn: ListColumn<{ email: string }> = {
  header: "Email",
  cell: ({ email }) => <EmailCell address={email} />,
  csv: ({ email }) => email,
};

export const phoneColumn: ListColumn<{ phoneNo: string }> = {
  ...textColumn("Phone", ({ phoneNo }) => phoneNo),
  inCard: "half",
};

/** When it was sent, for the table; the file has the whole moment in `sentInFile`. */
export const sentColumn: ListColumn<{ createdAt: string }> = {
  header: "Sent",
  sort: "id",
  cell: ({ createdAt }) => <MomentCell text={shortMoment(createdAt)} />,
};

export const sentInFile: ListColumn<{ createdAt: string }> = fileColumn("Sent", ({ createdAt }) => createdAt);

/** The badge of a status; in the file its word. */
export const statusColumn: ListColumn<{ status: string }> = {
  ...badgeColumn(({ status }) => <StatusBadge status={status} />),
  csv: ({ status }) => statusLabel(status),
};

export function badgeColumn<Row>(cell: (row: Row) => ReactNode): ListColumn<Row> {
  return { header: "Status", cell, inCard: "badge" };
}
