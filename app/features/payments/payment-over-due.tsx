import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { bareAmount } from "#contract/rules/bare-number.ts";
import { latinDigits } from "#contract/rules/digits.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { Icon } from "#app/ui/icon.tsx";

type OverDueProps = {
  /** Null while no total is agreed on. */
  due: number | null;
  /** The fields of direction and amount. */
  children: ReactNode;
};

/** Says beneath them by how much the money that came in is above what is due: a zero too many is seen before it is saved. */
export function OverDue({ due, children }: OverDueProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [received, setReceived] = useState(0);
  // What was typed before hydration, or came back unsaved.
  useEffect(() => setReceived(receivedIn(fields)), []);
  const over = due === null ? 0 : received - due;
  return (
    <div ref={fields} onInput={() => setReceived(receivedIn(fields))}>
      <div className="grid gap-4">{children}</div>
      <div role="status">
        {over > 0 ? (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-saffron-text">
            <Icon of="triangle-alert" className="mt-0.5 size-4.5 flex-none" />
            {formatRupees(over)} more than is due. Check the amount.
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The amount in whole rupees as typed; 0 for money given back, and while it is none. */
function receivedIn({ current: fields }: RefObject<HTMLDivElement | null>): number {
  const form = fields?.closest("form");
  if (!form) return 0;
  const typed = new FormData(form);
  const amount = typed.get("amount");
  if (typeof amount !== "string" || typed.get("direction") === "Returned") return 0;
  const rupees = Number(latinDigits(bareAmount(amount)));
  return Number.isInteger(rupees) ? rupees : 0;
}
