import type { Account } from "#contract/reports.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { telUrl } from "#contract/rules/phone.ts";
import { countOf } from "#contract/rules/text.ts";
import { Breakable } from "#app/ui/breakable.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { ReportTable } from "./report-table.tsx";
import { requestHref } from "#app/features/navigation/request-pages.ts";

type AccountTableProps = { title: string; accounts: Account[]; isOwing?: boolean };

/** Bookings that owe money, or get some back. */
export function AccountTable({ title, accounts, isOwing = false }: AccountTableProps) {
  if (accounts.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h2 className="font-text text-lg font-semibold">{title}</h2>
      <ReportTable
        caption={title}
        rows={accounts}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        columns={[
          {
            key: "who",
            header: "Guest",
            isRowHeader: true,
            cell: ({ kind, id, customerName }) => (
              <TextLink href={requestHref({ kind, id })}>
                <Breakable>{customerName}</Breakable>
              </TextLink>
            ),
          },
          { key: "what", header: "For", cell: whatInWords },
          {
            key: "phone",
            header: "Phone",
            cell: ({ phoneNo }) => <TextLink href={telUrl(phoneNo)}>{phoneNo}</TextLink>,
          },
          ...(isOwing ? [{ key: "since", header: "Due", cell: dueInWords }] : []),
          { key: "amount", header: "Amount", align: "end", cell: ({ amount }) => formatRupees(amount) },
        ]}
      />
    </div>
  );
}

function whatInWords({ reference, what, day }: Account): string {
  return [reference, what, day ? shortDate(day) : ""].filter(Boolean).join(", ");
}

function dueInWords({ since, daysLate }: Account): string {
  if (since === null) return "Not yet";
  return daysLate === 0 ? "Today" : `Since ${shortDate(since)}, ${countOf(daysLate, "day")}`;
}
