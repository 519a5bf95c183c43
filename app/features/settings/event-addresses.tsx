import { gatewayNames } from "#contract/payment-links.ts";
import { Facts } from "#app/ui/facts.tsx";

/** The webhook addresses, which the owner enters in the gateways' dashboards. */
export function EventAddresses({ origin }: { origin: string }) {
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-text font-semibold">Webhook</h3>
      <p className="text-ink2">
        In the gateway's dashboard add a webhook with this address, for payment links
        {origin ? "" : ", the site's own address before it"}. Without it nobody here hears of a payment.
      </p>
      <Facts
        facts={gatewayNames.map((name) => [
          name,
          <code key={name} className="break-all select-all">
            {`${origin}/payment-events/${name.toLowerCase()}`}
          </code>,
          "wide",
        ])}
      />
    </div>
  );
}
