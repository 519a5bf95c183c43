import type { ReactNode } from "react";
import type { MoneyOfStay } from "#contract/rules/payment.ts";
import { statusLabel } from "#contract/rules/status.ts";
import { StatusBadge } from "./status-badge.tsx";
import { type FileColumn, fileColumn, textColumn } from "#app/features/lists/columns.ts";
import { Initials } from "#app/ui/initials.tsx";
import { MomentCell } from "#app/features/lists/moment-cell.tsx";
import type { ListColumn } from "#app/features/lists/record-list.ts";
import { RowLink } from "./row-link.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";

/** `BK-0012`. */
export const referenceColumn: ListColumn<{ reference: string }> = {
  ...textColumn("No", ({ reference }) => reference),
  inCard: "end",
};

/** Who sent it, under a round of initials: names the row and opens its details. */
export function nameColumn<Row extends { isNew: boolean }>(name: (row: Row) => string): ListColumn<Row> {
  return {
    header: "Name",
    sort: "name",
    isRowHeader: true,
    cell: (row, href) => <Person name={name(row)} isNew={row.isNew} href={href} />,
    csv: name,
  };
}

type Guest = { isNew: boolean; email: string };

/** Name and e-mail address in one cell of the table, each a column of the file. */
export function guestColumns<Row extends Guest>(name: (row: Row) => string): ListColumn<Row>[] {
  const shown: ListColumn<Row> = {
    header: "Name, Email",
    sort: "name",
    isRowHeader: true,
    cell: (row, href) => <Person name={name(row)} isNew={row.isNew} href={href} below={row.email} />,
  };
  return [shown, fileColumn("Name", name), fileColumn("Email", ({ email }) => email)];
}

type PersonProps = { name: string; isNew: boolean; href: string; below?: string };

function Person({ name, isNew, href, below }: PersonProps) {
  return (
    <span className="flex items-center gap-3">
      <Initials name={name} />
      <span className="min-w-0">
        <RowLink href={href} isNew={isNew}>
          {name}
        </RowLink>
        {below ? <span className="below-name">{below}</span> : null}
      </span>
    </span>
  );
}

export const phoneColumn: ListColumn<{ phoneNo: string }> = {
  ...textColumn("Phone", ({ phoneNo }) => phoneNo),
  inCard: "none",
};

/** When it was sent, for the table; the file has the whole moment in `sentInFile`. */
export const sentColumn: ListColumn<{ createdAt: string }> = {
  header: "Sent",
  sort: "id",
  cell: ({ createdAt }) => <MomentCell text={shortMoment(createdAt)} />,
  inCard: "end",
};

export const sentInFile: FileColumn<{ createdAt: string }> = fileColumn("Sent", ({ createdAt }) => createdAt);

/** What was agreed on and what came in for it, in whole rupees; empty where nothing was agreed on. */
export const moneyInFile: FileColumn<MoneyOfStay & { total: number | null }>[] = [
  fileColumn("Total (INR)", ({ total }) => total),
  fileColumn("Paid (INR)", ({ paid }) => paid),
  fileColumn("Due (INR)", ({ due }) => due),
  fileColumn("Over (INR)", ({ over }) => over),
  fileColumn("Payment", ({ paymentStatus }) => paymentStatus),
];

/** The badge of a status, or of how a stay ended; in the file the status. */
export const statusColumn: ListColumn<{ status: string; ending?: string | null }> = {
  ...badgeColumn(({ status, ending }) => <StatusBadge status={status} ending={ending ?? null} />),
  csv: ({ status }) => statusLabel(status),
};

export function badgeColumn<Row>(cell: (row: Row) => ReactNode): ListColumn<Row> {
  return { header: "Status", cell, inCard: "badge" };
}
