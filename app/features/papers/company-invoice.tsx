import { constraintsOf } from "#contract/constraints.ts";
import { type InvoiceBuyer, invoiceBuyerForm } from "#contract/papers.ts";
import { noticeLink } from "#contract/privacy.ts";
import { OwnForm } from "#app/features/forms/own-form.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The intent of the form, and its id on the page. */
export const companyInvoice = "company-invoice";

/** The id of the part with the form, which stays folded when one is led there. */
export const companyPart = "company";

type CompanyInvoiceProps = {
  /** The company that the guest has told of before. */
  buyer: InvoiceBuyer | null;
  refusal: TypedRefusal | undefined;
};

const constraints = constraintsOf(invoiceBuyerForm);

/** A guest's form for an invoice that is written to a company; folded, as few need it. */
export function CompanyInvoice({ buyer, refusal }: CompanyInvoiceProps) {
  return (
    <section
      id={companyPart}
      aria-label="Invoice for a company"
      className="border-t border-line pt-4 print:hidden"
    >
      {buyer ? (
        <p className="wrap-anywhere">
          We write the invoice to <b>{buyer.buyerName}</b>, GSTIN{" "}
          <span className="num">{buyer.buyerGstin}</span>.
        </p>
      ) : null}
      <details open={refusal !== undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {buyer ? "Change the company" : "Invoice for a company?"}
        </summary>
        <FormScope
          id={companyInvoice}
          errors={refusal?.errors}
          values={refusal?.typed ?? buyer ?? {}}
          constraints={constraints}
        >
          <OwnForm id={companyInvoice} className="grid gap-3 pt-2 sm:grid-cols-2">
            <div className="sm:col-span-2 empty:hidden">
              <FormErrorSummary otherwise={refusal?.message} />
            </div>
            <input type="hidden" name="intent" value={companyInvoice} />
            <TextField name="buyerName" label="Company" autoComplete="organization" required />
            <TextField
              name="buyerGstin"
              label="Its GSTIN"
              autoComplete="off"
              autoCapitalize="characters"
              hint="15 characters"
              required
            />
            <TextField
              name="buyerAddress"
              label="Its address"
              autoComplete="off"
              required
              className="sm:col-span-2"
            />
            <div className="grid gap-3 sm:col-span-2">
              <Button type="submit" variant="secondary" size="small" className="justify-self-start">
                Send the company
              </Button>
              <p className="text-sm text-ink3">
                Used only for your invoice. <TextLink href="/privacy">{noticeLink}</TextLink>
              </p>
            </div>
          </OwnForm>
        </FormScope>
      </details>
    </section>
  );
}
