import { Form } from "react-router";
import type { StaffSession } from "#contract/staff.ts";
import { shortMoment } from "#app/features/control/short-moment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

/** Where one is signed in: each session can be ended alone, and all others at once. */
export function SessionList({ sessions }: { sessions: readonly StaffSession[] }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="me-auto min-w-0">
              <p className="font-semibold">{session.device}</p>
              <p className="text-sm text-ink2">
                {session.address} · last used {shortMoment(session.lastUsedAt)} · signed in{" "}
                {shortMoment(session.createdAt)}
              </p>
            </div>
            {session.isThis ? <Badge tone="active">This one</Badge> : <EndButton session={session} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="end-others" variant="outline" size="small">
            End all other sessions
          </Button>
        </Form>
      ) : null}
    </>
  );
}

function EndButton({ session: { key, device } }: { session: StaffSession }) {
  return (
    <Form method="post">
      <input type="hidden" name="key" value={key} />
      <Button
        type="submit"
        name="intent"
        value="end"
        variant="outline"
        size="small"
        aria-label={`End the session of ${device}`}
      >
        End
      </Button>
    </Form>
  );
}
