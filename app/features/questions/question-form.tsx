import type { Complaints } from "#contract/complaints.ts";
import { questionThanks } from "./question-thanks.ts";
import type { FieldErrors } from "#app/ui/form-scope.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { FormGuard } from "../forms/form-guard.tsx";
import { SaidBySite } from "../forms/said-by-site.tsx";

interface QuestionFormProps {
  /** Unique on the page. */
  id: string;
  complaints: Complaints;
  /** Where the page without scripts leads back to. */
  from: string;
  submitLabel?: string;
  /** A dialog to open after it was sent; without it, the thanks take the form's place. */
  opens?: string;
  typed?: Record<string, string>;
  errors?: FieldErrors;
  message?: string;
}

/** A question to the company. Without scripts it is sent to the page `/query`, which answers. */
export function QuestionForm(props: QuestionFormProps) {
  const { id, complaints, from, submitLabel = "Send Query", opens, typed = {}, errors, message } = props;
  return (
    <site-form data-api="CustomerFeedBack/Query" data-opens={opens} className="block">
      <FormScope id={id} errors={errors}>
        <form method="post" action="/query" className="grid gap-4">
          <input type="hidden" name="from" value={from} />
          <FormGuard made={typed["made"]} />
          {errors || message ? <FormErrorSummary message={errors ? undefined : message} /> : null}
          <SaidBySite />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="name"
              label="Name"
              autoComplete="name"
              defaultValue={typed["name"]}
              required
              {...complaints["name"]}
            />
            <TextField
              name="email"
              type="email"
              label="Email"
              autoComplete="email"
              defaultValue={typed["email"]}
              required
              {...complaints["email"]}
            />
          </div>
          <TextField
            name="subject"
            label="Subject"
            defaultValue={typed["subject"]}
            required
            {...complaints["subject"]}
          />
          <TextareaField
            name="message"
            label="Message"
            defaultValue={typed["message"]}
            required
            {...complaints["message"]}
          />
          <Button type="submit" variant="primary" className="justify-self-start">
            {submitLabel}
          </Button>
        </form>
      </FormScope>
      {opens ? null : (
        <div data-thanks="" hidden tabIndex={-1} role="status" className="py-4 outline-none">
          <p className="serif text-card">{questionThanks.title}</p>
          <p className="mt-2 text-lg text-ink2">{questionThanks.text}</p>
        </div>
      )}
    </site-form>
  );
}
