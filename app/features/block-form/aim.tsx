import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Mark, type Point } from "./aim-mark.tsx";

type AimProps = { picture: PictureRecord; point: Point; onAim: (point: Point) => void };

/** The whole picture with a mark; a tap puts the mark there. The numbers beside it do the same from the keyboard. */
export function Aim({ picture, point, onAim }: AimProps) {
  const isHydrated = useHydrated();
  return (
    <div>
      {isHydrated ? <p className="mb-1.5 text-xs text-ink2">Tap what matters most.</p> : null}
      {/* The numbers below are the keyboard's way. */}
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
          // As if it had been typed: the form keeps a draft by it.
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
