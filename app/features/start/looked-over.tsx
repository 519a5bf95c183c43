import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Says that the texts were looked over; nothing else can tell. */
export function LookedOver() {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="texts" variant="ghost" size="small">
        Looked over
      </Button>
    </Form>
  );
}
