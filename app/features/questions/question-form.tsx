import type { ReactNode } from "react";
import { constraintsOf } from "#contract/constraints.ts";
import { questionForm } from "#contract/queries.ts";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { type FormState, PublicForm } from "../forms/public-form.tsx";
import { Thanks } from "../forms/thanks.tsx";

type QuestionFormProps = {
  /** Unique on the page. */
  id: string;
  /** The page that the form's page leads back to. */
  from: string;
  state?: FormState;
  /** The subject, if a link prefills it. */
  subject?: string | undefined;
  /** The message's beginning, if a link prefills it. */
  message?: string | undefined;
  /** Replaces the default thanks. */
  thanks?: ReactNode;
};

/** The form's id on the contact page, where its button is labelled differently. */
export const contactFormId = "contact";

const constraints = constraintsOf(questionForm);

/** The form of a question to the company, posted to the page `/query`. */
export function QuestionForm({
  id,
  from,
  state = {},
  subject,
  message,
  thanks = <QuestionThanks />,
}: QuestionFormProps) {
  return (
    <PublicForm
      counted="queries"
      id={id}
      action="/query"
      constraints={constraints}
      state={state}
      thanks={thanks}
      className="gap-4"
    >
      <input type="hidden" name="from" value={from} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" type="email" label="Email" autoComplete="email" />
      </div>
      <TextField name="subject" label="Subject" {...(subject ? { defaultValue: subject } : {})} />
      <TextareaField name="message" label="Message" {...(message ? { defaultValue: message } : {})} />
      <Button type="submit" variant="primary" className="justify-self-start">
        {id === contactFormId ? "Send Message" : "Send Query"}
      </Button>
    </PublicForm>
  );
}

/** The thanks; `okay` is the button or link below. */
export function QuestionThanks({ okay }: { okay?: ReactNode }) {
  return (
    <Thanks
      message={useShellWords().replies.questions}
      fields={[
        ["About", "subject"],
        ["We answer to", "email"],
      ]}
      okay={okay}
    />
  );
}
