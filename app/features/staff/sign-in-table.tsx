import type { SignIn, SignInResult } from "#contract/sign-ins.ts";
import { MomentCell } from "#app/features/lists/moment-cell.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { type Column, Table } from "#app/ui/table.tsx";

/** Labels of sign-in results. */
export const resultLabels: Record<SignInResult, string> = {
  "signed in": "Signed in",
  "new device": "New device",
  wrong: "Wrong password",
  locked: "Locked out",
};

const tones: Record<SignInResult, BadgeTone> = {
  "signed in": "confirmed",
  "new device": "awaiting",
  wrong: "done",
  locked: "cancelled",
};

const columns: Column<SignIn>[] = [
  { key: "who", header: "Who", cell: ({ who }) => who ?? "An unknown name", isRowHeader: true },
  {
    key: "result",
    header: "Result",
    cell: ({ result }) => <Badge tone={tones[result]}>{resultLabels[result]}</Badge>,
    inCard: "badge",
  },
  {
    key: "at",
    header: "When",
    cell: ({ at }) => (
      <time dateTime={at}>
        <MomentCell text={shortMoment(at)} />
      </time>
    ),
  },
  { key: "device", header: "Browser", cell: ({ device }) => device },
  {
    key: "address",
    header: "Network address",
    cell: ({ address }) => <span className="break-all">{address}</span>,
  },
];

/** Sign-ins and attempts, latest first. */
export function SignInTable({ signIns }: { signIns: readonly SignIn[] }) {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <Table caption="Sign-ins" columns={columns} rows={signIns} rowKey={({ id }) => id} />
    </div>
  );
}
