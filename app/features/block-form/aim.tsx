import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Mark, type Point } from "./aim-mark.tsx";

type AimProps = { picture: PictureRecord; point: Point; onAim: (point: Point) => void };

/** The whole picture; a click sets the focus point. The number fields beside it do the same by keyboard. */
export function Aim({ picture, point, onAim }: AimProps) {
  const isHydrated = useHydrated();
  return (
    <div>
      {isHydrated ? <p className="mb-1.5 text-xs text-ink2">Tap what matters most.</p> : null}
      {/* Keyboard users set the numbers below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        data-aim=""
        className="relative inline-block cursor-crosshair overflow-hidden rounded-control"
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          const share = (at: number, all: number) => String(Math.round((at / Math.max(all, 1)) * 100));
          onAim({
            across: share(clientX - left, width),
            down: share(clientY - top, height),
          });
          // The form autosaves a draft on `input` events.
          requestAnimationFrame(() => currentTarget.dispatchEvent(new Event("input", { bubbles: true })));
        }}
      >
        <Picture
          picture={{ ...picture, focus: undefined }}
          alt=""
          sizes="320px"
          widest={640}
          className="block h-auto max-h-72 w-auto max-w-full"
        />
        {isHydrated ? <Mark point={point} /> : null}
      </div>
    </div>
  );
}
