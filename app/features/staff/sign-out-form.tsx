import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

/** Signs out with a full page load, so that nothing of the session stays in memory. */
export function SignOutForm({ isQuiet = false }: { isQuiet?: boolean }) {
  const look = isQuiet ? ({ variant: "ghost", size: "small" } as const) : { wide: true };
  return (
    <Form method="post" action={controlPages.logout} reloadDocument>
      <Button type="submit" {...look}>
        Sign out
      </Button>
    </Form>
  );
}
