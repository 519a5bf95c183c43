import type { LastBackup } from "#contract/backups.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Warns when the last backup is too old; otherwise renders nothing. */
export function BackupNote({ backup: { isLate, last, failure } }: { backup: LastBackup }) {
  if (!isLate) return null;
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-control bg-chinar-soft px-4 py-3 text-sm">
      <Icon of="triangle-alert" className="mt-0.5 text-chinar" />
      <span>
        <strong>{last ? `The last backup is of ${shortMoment(last.at)}.` : "There is no backup yet."}</strong>{" "}
        {failure ? `The latest try failed: ${failure} ` : ""}Tell whoever runs the server today.
      </span>
    </p>
  );
}

const megabyte = 1_000_000;

/** For owners: when the last backup was made, its size and its name. */
export function BackupLine({ backup: { isScheduled, last } }: { backup: LastBackup }) {
  return <p className="mt-8 text-sm text-ink3">{sayBackup(isScheduled, last)}</p>;
}

function sayBackup(isScheduled: boolean, last: LastBackup["last"]): string {
  const latest = last
    ? `Last backup: ${shortMoment(last.at)}, ${Math.max(1, Math.round(last.bytes / megabyte))} MB, in ${last.name}.`
    : "";
  if (!isScheduled)
    return `${latest} No backups are made each night: whoever runs the server can set BACKUP_DIR.`.trim();
  return latest || "The first backup is made tonight.";
}
