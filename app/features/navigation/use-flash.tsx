import { useEffect, useMemo } from "react";
import { Form, useLocation } from "react-router";
import { deletableKinds } from "#contract/trash.ts";
import { Button } from "#app/ui/button.tsx";
import type { ToastMessage } from "#app/ui/toast-region.tsx";
import { type Deleted, withoutFlash } from "./flash.ts";

/** The message that the last action left in the address, as a toast; it is then taken out of the address. */
export function useFlash(isOurs: boolean): ToastMessage | null {
  const { pathname, search, key } = useLocation();

  useEffect(() => {
    if (!search.includes("said=")) return;
    // Not by the router: nothing is to be loaded again.
    window.history.replaceState(window.history.state, "", withoutFlash(pathname, search));
  }, [pathname, search]);

  return useMemo(() => {
    const parameters = new URLSearchParams(search);
    const text = parameters.get("said");
    if (!text || !isOurs) return null;
    const deleted = readDeleted(parameters.get("undo"));
    const tone = parameters.get("tone") === "info" ? ("info" as const) : ("success" as const);
    const action = deleted ? <Undo deleted={deleted} back={withoutFlash(pathname, search)} /> : undefined;
    return { id: `${key} ${search}`, tone, text, action };
  }, [pathname, search, key, isOurs]);
}

function readDeleted(text: string | null): Deleted | null {
  const [word, number] = (text ?? "").split(":");
  const kind = deletableKinds.find((one) => one === word);
  const id = Number(number);
  return kind && id > 0 ? { kind, id } : null;
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
