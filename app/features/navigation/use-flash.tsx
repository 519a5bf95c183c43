import { useMemo } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { ToastMessage } from "#app/ui/toast-region.tsx";
import type { Deleted, Flash } from "./flash.ts";

/** The message that the last action left, as a toast. */
export function useFlash(flash: Flash | null): ToastMessage | null {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    if (!flash) return null;
    const { id, text, isInfo, undo } = flash;
    const action = undo ? <Undo deleted={undo} back={pathname + search} /> : undefined;
    return { id, tone: isInfo ? "info" : "success", text, action };
  }, [flash, pathname, search]);
}

function Undo({ deleted, back }: { deleted: Deleted; back: string }) {
  return (
    <Form method="post" action="/control/bin" className="py-1">
      <input type="hidden" name="kind" value={deleted.kind} />
      <input type="hidden" name="id" value={deleted.id} />
      <input type="hidden" name="back" value={back} />
      <Button type="submit" variant="ghost" size="small">
        Undo
      </Button>
    </Form>
  );
}
