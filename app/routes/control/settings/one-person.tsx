import { Form, useNavigation } from "react-router";
import { apiContext } from "#app/context.ts";
import { answerPerson } from "#app/features/people/answer-person.ts";
import { PersonFound } from "#app/features/people/person-found.tsx";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { ConfirmField } from "#app/features/staff/confirm-field.tsx";
import { orErrorPage } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/one-person";

export async function loader({ context }: Route.LoaderArgs) {
  const session = orErrorPage(await context.get(apiContext).auth.session()).data;
  return { asks: session.needsConfirmation === true };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPerson(context.get(apiContext), await request.formData());
}

const copyPath = "/control/settings/person/copy";

/** Finds, exports and erases the data of one person. */
export default function OnePersonPage({ loaderData: { asks }, actionData }: Route.ComponentProps) {
  const { who = "", person, also = [], message, errors, done } = actionData ?? {};
  const isSending = useNavigation().state !== "idle";
  return (
    <FormScope id="person" errors={errors}>
      <div className="grid max-w-3xl gap-5">
        <OfficePanel
          title="One person's data"
          lead="When somebody asks what you keep of them, or to be forgotten. Make sure that it is they who ask: let them write from the address, or call from the number."
        >
          <Form method="post" noValidate className="grid gap-4">
            <FormErrorSummary message={person || errors?.["who"] ? undefined : message} />
            {done ? (
              <p role="status" className="rounded-control bg-meadow-soft p-4 text-meadow">
                {done}
              </p>
            ) : null}
            <TextField
              name="who"
              label="Phone number or e-mail"
              defaultValue={who}
              autoComplete="off"
              required
            />
            {person ? null : <ConfirmField isNeeded={asks} className="sm:max-w-sm" />}
            <Button type="submit" name="intent" value="find" className="justify-self-start" busy={isSending}>
              Find
            </Button>
          </Form>
        </OfficePanel>
        {person ? (
          <OfficePanel title={`What is kept of ${who}`}>
            <Form key={person.mark} method="post" reloadDocument noValidate className="grid gap-5">
              <FormErrorSummary message={message} />
              <input type="hidden" name="who" value={who} />
              <input type="hidden" name="mark" value={person.mark} />
              <PersonFound person={person} also={also} />
              <ConfirmField isNeeded={asks} className="sm:max-w-sm" />
              <div className="flex flex-wrap gap-3">
                <Button type="submit" name="intent" value="page" formAction={copyPath} variant="outline">
                  Copy to read
                </Button>
                <Button type="submit" name="intent" value="copy" formAction={copyPath} variant="outline">
                  Copy as JSON
                </Button>
                <Button type="submit" name="intent" value="erase" variant="destructive">
                  Erase for ever
                </Button>
              </div>
            </Form>
          </OfficePanel>
        ) : null}
      </div>
    </FormScope>
  );
}
