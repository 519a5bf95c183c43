import type { Account } from "#contract/staff.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type Column, Table } from "#app/ui/table.tsx";

const columns: Column<Account>[] = [
  { key: "username", header: "Username", cell: ({ username }) => username, isRowHeader: true },
  { key: "role", header: "Role", cell: ({ role }) => (role === "owner" ? "Owner" : "Staff") },
  {
    key: "state",
    header: "Sign-in",
    cell: ({ isDisabled }) =>
      isDisabled ? <Badge tone="cancelled">Disabled</Badge> : <Badge tone="confirmed">Enabled</Badge>,
    inCard: "badge",
  },
  {
    key: "seen",
    header: "Last seen",
    cell: ({ lastUsedAt }) => (lastUsedAt ? shortMoment(lastUsedAt) : "Not signed in"),
  },
  {
    key: "manage",
    header: "Manage",
    hideHeader: true,
    cell: ({ id, username }) => (
      <div className="flex justify-end">
        <LinkButton
          href={`?view=${id}`}
          preventScrollReset
          variant="outline"
          size="small"
          aria-label={`Manage ${username}`}
        >
          Manage
        </LinkButton>
      </div>
    ),
  },
];

/** All accounts, disabled ones included. */
export function AccountTable({ accounts }: { accounts: readonly Account[] }) {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <Table caption="Staff accounts" columns={columns} rows={accounts} rowKey={({ id }) => id} />
    </div>
  );
}
