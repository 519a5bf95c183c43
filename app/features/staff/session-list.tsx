import { Form } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import type { StaffSession } from "#contract/staff.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { ConfirmField } from "./confirm-field.tsx";

type SessionListProps = {
  sessions: readonly StaffSession[];
  /** The password was last entered too long ago. */
  asks: boolean;
  errors: FieldErrors | undefined;
};

/** The user's sessions: each can be ended, and all others at once. */
export function SessionList({ sessions, asks, errors }: SessionListProps) {
  return (
    <FormScope id="sessions" errors={errors}>
      <Form method="post">
        <input type="hidden" name="intent" value="end" />
        {sessions.length > 1 ? <ConfirmField isNeeded={asks} className="mb-3 max-w-sm" /> : null}
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
          <Button type="submit" name="key" value="" variant="outline" size="small" className="mt-4">
            End all other sessions
          </Button>
        ) : null}
      </Form>
    </FormScope>
  );
}

function EndButton({ session: { key, device } }: { session: StaffSession }) {
  return (
    <Button
      type="submit"
      name="key"
      value={key}
      variant="outline"
      size="small"
      aria-label={`End the session of ${device}`}
    >
      End
    </Button>
  );
}
