import { type ReactNode, useRef } from "react";
import { useSubmit } from "react-router";
import { useDropPlace } from "#app/ui/use-drop-place.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The data type of a dragged item. */
const dragged = "text/block-item";

type DragItemProps = { list: string; place: number; name: string; children: ReactNode };

/** A handle for dragging an item to another's place; the buttons beside it do the same. */
export function DragItem({ list, place, name, children }: DragItemProps) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const handle = useRef<HTMLDivElement>(null);
  function drop(from: string): void {
    const form = handle.current?.closest("form");
    const [ofList, moved] = from.split(" ");
    if (!form || ofList !== list || moved === String(place)) return;
    const data = new FormData(form);
    data.set("intent", `move ${list} ${moved} ${place}`);
    void submit(data, { method: "post", preventScrollReset: true });
  }
  const { isOver, place: target } = useDropPlace(dragged, drop);
  if (!isHydrated) return children;
  return (
    <div ref={handle} className={isOver ? "outline-3 outline-dal" : undefined} {...target}>
      <div
        draggable
        title={`Drag ${name} to another place`}
        onDragStart={(event) => {
          event.dataTransfer.setData(dragged, `${list} ${place}`);
          event.dataTransfer.effectAllowed = "move";
        }}
        className="absolute end-23 top-1.5 grid h-11 w-7 cursor-grab place-items-center text-ink3 max-lg:hidden"
      >
        <Icon of="grip-vertical" className="size-4.5" />
      </div>
      {children}
    </div>
  );
}
