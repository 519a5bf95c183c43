import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import type { UploadItem } from "./use-uploads.ts";
import { Icon } from "#app/ui/icon.tsx";

type UploadItemCardProps = {
  item: UploadItem;
  onTitle: (title: string) => void;
  onRemove: () => void;
  onRetry: () => void;
};

/** A chosen picture: preview, title, progress and error. */
export function UploadItemCard({ item, onTitle, onRemove, onRetry }: UploadItemCardProps) {
  const { file, preview, title, state, percent, message } = item;
  return (
    <li className="grid max-w-75 content-start gap-2 rounded-control border border-line p-3">
      <img src={preview} alt="" className="max-h-50 w-full max-w-75 rounded-control object-cover" />
      <p className="truncate text-xs text-ink3">{file.name}</p>
      {state === "chosen" || state === "failed" ? (
        <label className="text-xs font-semibold">
          Title, said to those who cannot see it
          <input
            className="control mt-1 !min-h-11"
            value={title}
            maxLength={200}
            onChange={(event) => onTitle(event.target.value)}
          />
        </label>
      ) : null}
      {state === "sending" ? (
        <Progress
          label={percent < 100 ? "Sending" : "Being stored"}
          value={percent < 100 ? percent : undefined}
          text={percent < 100 ? `${Math.round(percent)} %` : undefined}
        />
      ) : null}
      {state === "done" ? <p className="text-sm font-medium text-meadow">{message}</p> : null}
      {state === "failed" ? (
        <p role="alert" className="text-sm font-medium text-chinar">
          {message}
        </p>
      ) : null}
      <div className="flex gap-2">
        {state === "failed" ? (
          <Button size="small" variant="outline" onClick={onRetry}>
            <Icon of="rotate-ccw" />
            Try again
          </Button>
        ) : null}
        {state === "chosen" || state === "failed" ? (
          <Button size="small" variant="ghost" onClick={onRemove} aria-label={`Leave out ${file.name}`}>
            <Icon of="x" />
            Leave out
          </Button>
        ) : null}
      </div>
    </li>
  );
}
