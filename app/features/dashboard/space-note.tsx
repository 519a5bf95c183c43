import type { FreeSpace } from "#contract/dashboard.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A warning that the server's disk is nearly full. */
export function SpaceNote({ space }: { space: FreeSpace }) {
  if (!space.isLow) return null;
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-control bg-chinar-soft px-4 py-3 text-sm">
      <Icon of="triangle-alert" className="mt-0.5 text-chinar" />
      <span>
        <strong>The server has only {space.megabytes ?? 0} MB of space left.</strong> When it is full, no
        booking and no picture can be kept. Tell whoever runs the server today.
      </span>
    </p>
  );
}
