import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Marks the step of checking the texts as done, which cannot be detected. */
export function LookedOver() {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="texts" variant="ghost" size="small">
        Looked over
      </Button>
    </Form>
  );
}
