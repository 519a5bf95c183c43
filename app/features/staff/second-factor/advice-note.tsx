import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

/** Recommends a second factor to an owner; once declined it is not shown again. */
export function AdviceNote() {
  return (
    <aside
      aria-label="Recommendation"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-dal-soft px-4 py-2 text-sm"
    >
      <Icon of="shield-check" className="text-dal" />
      <p className="min-w-60 flex-1 py-1">
        Your password alone opens accounts, payments and guests' data.{" "}
        <TextLink href="/control/account#app">Add an app or a passkey</TextLink>
      </p>
      <Form method="post" action={controlPages.today}>
        <Button type="submit" name="intent" value="decline-advice" variant="ghost" size="small">
          No, thank you
        </Button>
      </Form>
    </aside>
  );
}
