import { fromForm } from "#contract/client.ts";
import { Form, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { refuseForm, refusalOf } from "#app/features/records/form-refusal.ts";
import { returnPath } from "#app/features/navigation/return-path.ts";
import { typedFields } from "#app/reply.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { CurrentPassword } from "#app/features/staff/current-password.tsx";
import type { Route } from "./+types/confirm";

/** Reads the page that linked to the file, to return to it. */
export async function loader({ request }: Route.LoaderArgs) {
  const from = request.headers.get("referer") ?? "";
  const { pathname, search } = URL.canParse(from) ? new URL(from) : { pathname: "", search: "" };
  return { back: returnPath(pathname.startsWith("/control/confirm") ? null : pathname + search) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { password } = typedFields(await request.formData());
  const reply = await context.get(apiContext).auth.confirm({ body: fromForm({ password }) });
  if (!reply.ok) return refuseForm(reply, "confirm");
  throw redirect(returnPath(new URL(request.url).searchParams.get("to")));
}

export default function ConfirmPage({ loaderData: { back }, actionData }: Route.ComponentProps) {
  const { errors, message } = refusalOf(actionData, "confirm");
  return (
    <>
      <PageHead title="Is it you?" />
      <div className="max-w-xl">
        <OfficePanel
          title="Your password, once more"
          lead="The file holds what guests have told us. Type your own password, and it is saved on this device."
        >
          <FormScope id="confirm" errors={errors}>
            <Form method="post" noValidate reloadDocument className="grid gap-5">
              <FormErrorSummary message={message} />
              <CurrentPassword label="Your own password" hint="It then counts for ten minutes." />
              <div className="flex flex-wrap gap-3">
                <Button type="submit">Export</Button>
                <LinkButton href={back} variant="ghost">
                  Back
                </LinkButton>
              </div>
            </Form>
          </FormScope>
        </OfficePanel>
      </div>
    </>
  );
}
