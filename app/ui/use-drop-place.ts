import { type DragEvent, useState } from "react";

/** A place on which something of the data type `dragged` can be dropped; `isOver` while it is held over it. */
export function useDropPlace(dragged: string, drop: (data: string) => void) {
  const [isOver, setOver] = useState(false);
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragged)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      drop(event.dataTransfer.getData(dragged));
    },
  };
  return { isOver, place };
}
