import type { Complaints } from "#contract/complaints.ts";
import type { FieldErrors } from "#app/ui/form-scope.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { StarsField } from "#app/ui/stars-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { FormGuard } from "../forms/form-guard.tsx";
import { SaidBySite } from "../forms/said-by-site.tsx";

interface ReviewFormProps {
  id: string;
  complaints: Complaints;
  from: string;
  typed?: Record<string, string>;
  errors?: FieldErrors;
  message?: string;
}

/** A guest's review. Sent within its dialog, or without scripts to the page `/review`. */
export function ReviewForm({ id, complaints, from, typed = {}, errors, message }: ReviewFormProps) {
  return (
    <site-form data-api="CustomerFeedBack" className="block">
      <FormScope id={id} errors={errors}>
        <form method="post" action="/review" className="grid gap-4">
          <input type="hidden" name="from" value={from} />
          <FormGuard made={typed["made"]} />
          {errors || message ? <FormErrorSummary message={errors ? undefined : message} /> : null}
          <SaidBySite />
          <StarsField
            name="rating"
            label="Rating"
            defaultValue={Number(typed["rating"]) || undefined}
            required
            {...complaints["rating"]}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="customerName"
              label="Name"
              autoComplete="name"
              defaultValue={typed["customerName"]}
              required
              minLength={complaints["customerName"]?.["data-least"]}
              {...complaints["customerName"]}
            />
            <TextField
              name="customerAddress"
              label="Address"
              hint="Your town is enough"
              autoComplete="address-level2"
              defaultValue={typed["customerAddress"]}
              required
              {...complaints["customerAddress"]}
            />
          </div>
          <TextareaField
            name="review"
            label="Review"
            defaultValue={typed["review"]}
            required
            minLength={complaints["review"]?.["data-least"]}
            {...complaints["review"]}
          />
          <Button type="submit" variant="primary" className="justify-self-start">
            Submit Review
          </Button>
        </form>
      </FormScope>
    </site-form>
  );
}
