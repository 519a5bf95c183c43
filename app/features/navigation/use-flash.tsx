import { useMemo } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { ToastMessage } from "#app/ui/toast-region.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import type { Flash, UndoForm } from "./flash.ts";

/** The flash message of the last action, as a toast. */
export function useFlash(flash: Flash | null): ToastMessage | null {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    if (!flash) return null;
    const { id, text, isInfo, undo, undoAt } = flash;
    const back = pathname + search;
    const deleted = undo && { kind: undo.kind, id: String(undo.id), back };
    const form = deleted ? { href: "/control/bin", fields: deleted } : undoAt;
    const action = form ? <Undo {...form} /> : undefined;
    return { id, tone: isInfo ? "info" : "success", text, action };
  }, [flash, pathname, search]);
}

function Undo({ href, fields }: UndoForm) {
  return (
    <Form method="post" action={href} className="py-1">
      <HiddenFields values={fields} />
      <Button type="submit" variant="ghost" size="small">
        Undo
      </Button>
    </Form>
  );
}
