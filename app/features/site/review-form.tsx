import type { FieldErrors } from "#app/ui/form-scope.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { StarsField } from "#app/ui/stars-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { type FormRules, ruleAttributes } from "./form-rules.ts";
import { SaidBySite } from "./said-by-site.tsx";

interface ReviewFormProps {
  id: string;
  rules: FormRules;
  from: string;
  typed?: Record<string, string>;
  errors?: FieldErrors;
  message?: string;
}

/** A guest's review. Sent within its dialog, or without scripts to the page `/review`. */
export function ReviewForm({ id, rules, from, typed = {}, errors, message }: ReviewFormProps) {
  return (
    <site-form data-api="CustomerFeedBack" className="block">
      <FormScope id={id} errors={errors}>
        <form method="post" action="/review" className="grid gap-4">
          <input type="hidden" name="from" value={from} />
          {errors || message ? <FormErrorSummary message={errors ? undefined : message} /> : null}
          <SaidBySite />
          <StarsField
            name="rating"
            label="Rating"
            defaultValue={Number(typed["rating"]) || undefined}
            required
            {...ruleAttributes(rules, "rating")}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="customerName"
              label="Name"
              autoComplete="name"
              defaultValue={typed["customerName"]}
              required
              minLength={rules["customerName"]?.least}
              {...ruleAttributes(rules, "customerName")}
            />
            <TextField
              name="customerAddress"
              label="Address"
              hint="Your town is enough"
              autoComplete="address-level2"
              defaultValue={typed["customerAddress"]}
              required
              {...ruleAttributes(rules, "customerAddress")}
            />
          </div>
          <TextareaField
            name="review"
            label="Review"
            defaultValue={typed["review"]}
            required
            minLength={rules["review"]?.least}
            {...ruleAttributes(rules, "review")}
          />
          <Button type="submit" variant="primary" className="justify-self-start">
            Submit Review
          </Button>
        </form>
      </FormScope>
    </site-form>
  );
}
