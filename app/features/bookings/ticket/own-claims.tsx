import { type GuestClaim, isUsualUpiNumber } from "#contract/payment-claims.ts";
import { formatRupees } from "#contract/rules/money.ts";

const words = {
  Said: "we look for it",
  "Not found": "we could not find it yet; please look at the number once more, or call us",
};

/** Payments that the guest has reported and staff have not recorded; nothing when there are none. */
export function OwnClaims({ claims }: { claims: readonly GuestClaim[] }) {
  const open = claims.flatMap(({ state, ...claim }) => (state === "Found" ? [] : [{ ...claim, state }]));
  if (open.length === 0) return null;
  return (
    <ul aria-label="What you told us" className="mt-2 grid gap-1 text-sm">
      {open.map(({ id, amount, reference, state }) => (
        <li key={id}>
          You told us of <b className="num">{formatRupees(amount)}</b>, number{" "}
          <span className="num wrap-anywhere">{reference}</span>: {words[state]}.
          {state === "Said" && !isUsualUpiNumber(reference)
            ? " UPI numbers usually have twelve digits: please compare it with your app, and tell us again if it is another."
            : ""}
        </li>
      ))}
    </ul>
  );
}
