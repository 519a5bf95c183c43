import type { InvoiceBuyer } from "#contract/papers.ts";
import { TextField } from "#app/ui/text-field.tsx";

/** The business that an invoice names instead of the guest; filled in where the guest has told of one. */
export function BusinessFields({ buyer }: { buyer: InvoiceBuyer | null }) {
  return (
    <>
      {buyer ? (
        <p className="rounded-control bg-raised px-4 py-3 text-sm wrap-anywhere">
          <b>The guest asks for an invoice to {buyer.buyerName}</b>, GSTIN {buyer.buyerGstin}. It is filled in
          below.
        </p>
      ) : null}
      <details open={buyer !== null}>
        <summary className="min-h-11 cursor-pointer content-center text-sm text-ink2">For a business</summary>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField name="buyerName" label="Name on the invoice" defaultValue={buyer?.buyerName} />
          <TextField name="buyerGstin" label="Its GSTIN" defaultValue={buyer?.buyerGstin} />
          <TextField
            name="buyerAddress"
            label="Its address"
            hint="With a GSTIN the law asks for it on an invoice"
            defaultValue={buyer?.buyerAddress}
            className="sm:col-span-2"
          />
        </div>
      </details>
    </>
  );
}
