import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Above the details of a suspicious request: why it is listed separately, and the button that marks it as genuine. */
export function SuspiciousNote({ id }: { id: number }) {
  const isSaving = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-control bg-saffron-soft p-4 text-sm text-saffron-text"
    >
      <input type="hidden" name="id" value={id} />
      <p className="max-w-prose min-w-0 flex-1 basis-56">
        This looks sent by a machine, so it is kept apart and nobody was written to about it. If somebody real
        wrote it, say so: it joins the others and the letters go out.
      </p>
      <Button type="submit" name="intent" value="genuine" variant="outline" size="small" busy={isSaving}>
        This is genuine
      </Button>
    </Form>
  );
}
