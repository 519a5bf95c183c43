import type { ReactNode } from "react";
import type { MoneyOfStay } from "#contract/rules/payment.ts";
import { statusLabel } from "#contract/rules/status.ts";
import { EmailCell } from "#app/ui/email-cell.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { type FileColumn, fileColumn, textColumn } from "#app/features/lists/columns.ts";
import { Initials } from "#app/ui/initials.tsx";
import { MomentCell } from "#app/features/lists/moment-cell.tsx";
import type { ListColumn } from "#app/features/lists/record-list.ts";
import { RowLink } from "./row-link.tsx";
import { momentInFile, shortMoment } from "#app/features/lists/short-moment.ts";

/** `BK-0012`. */
export const referenceColumn: ListColumn<{ reference: string }> = {
  ...textColumn("No", ({ reference }) => reference),
  inCard: "end",
};

/** The sender with initials: the row's header, which opens its details. */
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

/** Name and e-mail in one cell of the table, but in two columns of the file. */
export function guestColumns<Row extends Guest>(name: (row: Row) => string): ListColumn<Row>[] {
  const shown: ListColumn<Row> = {
    header: "Name, Email",
    sort: "name",
    isRowHeader: true,
    cell: (row, href) => <Person name={name(row)} isNew={row.isNew} href={href} below={row.email} />,
  };
  return [shown, fileColumn("Name", name), fileColumn("Email", ({ email }) => email)];
}

/** Letters that a column has room for beside all others. */
const shortAddress = 26;

type PersonProps = { name: string; isNew: boolean; href: string; below?: string };

function Person({ name, isNew, href, below }: PersonProps) {
  return (
    <span className="flex items-center gap-3">
      <Initials name={name} />
      <span className="min-w-0">
        <RowLink href={href} isNew={isNew}>
          {name}
        </RowLink>
        {below ? <Address>{below}</Address> : null}
      </span>
    </span>
  );
}

/** A long one takes a second line where there is no room for it in one, from its sign on if it can. */
function Address({ children: address }: { children: string }) {
  if (address.length <= shortAddress) return <span className="below-name">{address}</span>;
  return (
    <span className="below-name below-long">
      <EmailCell address={address} />
    </span>
  );
}

/** Longer than a number within India, also with a zero before it. */
const longNumber = 11;

export const phoneColumn: ListColumn<{ phoneNo: string }> = {
  ...textColumn("Phone", ({ phoneNo }) => phoneNo),
  cell: ({ phoneNo }) =>
    phoneNo.length > longNumber ? <span className="long-number">{phoneNo}</span> : phoneNo,
  inCard: "none",
};

/** When it was sent, for the table; the file has it to the second in `sentInFile`. */
export const sentColumn: ListColumn<{ createdAt: string }> = {
  header: "Sent",
  sort: "id",
  cell: ({ createdAt }) => <MomentCell text={shortMoment(createdAt)} />,
  inCard: "end",
};

export const sentInFile: FileColumn<{ createdAt: string }> = fileColumn("Sent", ({ createdAt }) =>
  momentInFile(createdAt),
);

/** Agreed total, paid and due amount in whole rupees; empty without an agreed total. */
export const moneyInFile: FileColumn<MoneyOfStay & { total: number | null }>[] = [
  fileColumn("Total (INR)", ({ total }) => total),
  fileColumn("Paid (INR)", ({ paid }) => paid),
  fileColumn("Due (INR)", ({ due }) => due),
  fileColumn("Over (INR)", ({ over }) => over),
  fileColumn("Payment", ({ paymentStatus }) => paymentStatus),
];

/** The badge of the status or of the stay's ending; in the file always the status. */
export const statusColumn: ListColumn<{ status: string; ending?: string | null }> = {
  ...badgeColumn(({ status, ending }) => <StatusBadge status={status} ending={ending ?? null} />),
  csv: ({ status }) => statusLabel(status),
};

export function badgeColumn<Row>(cell: (row: Row) => ReactNode): ListColumn<Row> {
  return { header: "Status", cell, inCard: "badge" };
}
