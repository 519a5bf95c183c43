import { constraintsOf } from "#contract/constraints.ts";
import { reviewForm } from "#contract/reviews.ts";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { Button } from "#app/ui/button.tsx";
import { StarsField } from "#app/ui/stars-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { type FormState, PublicForm } from "../forms/public-form.tsx";

type ReviewFormProps = {
  id: string;
  from: string;
  state?: FormState;
  /** Stars chosen on the previous page. */
  rating?: number | undefined;
  /** The key of the stay, from the link that is sent after it. */
  stay?: string | undefined;
};

/** The form's id within its popup. */
export const reviewFormId = "review";

const constraints = constraintsOf(reviewForm);
const order = "rating customerName customerAddress review";

/** The form of a review, posted to the page `/review`. */
export function ReviewForm({ id, from, state = {}, rating, stay }: ReviewFormProps) {
  return (
    <PublicForm
      counted="reviews"
      id={id}
      action="/review"
      constraints={constraints}
      order={order}
      state={state}
      thanks={`Thank you! ${useShellWords().replies.reviews}`}
      isToast
      className="gap-4"
    >
      <input type="hidden" name="from" value={from} />
      {stay ? <input type="hidden" name="stay" value={stay} /> : null}
      <StarsField name="rating" label="Rating" defaultValue={rating} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="customerName" label="Name" autoComplete="name" />
        <TextField
          name="customerAddress"
          label="Address"
          hint="Your town is enough"
          autoComplete="address-level2"
        />
      </div>
      <TextareaField name="review" label="Review" />
      <Button type="submit" variant="primary" className="justify-self-start">
        Submit Review
      </Button>
    </PublicForm>
  );
}
