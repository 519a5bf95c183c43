import { data, Form, redirect } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { typedFields } from "#app/reply.ts";
import { Entrance } from "#app/features/staff/entrance.tsx";
import { PasskeyButton } from "#app/features/staff/second-factor/passkey-button.tsx";
import { SecondStep } from "#app/features/staff/second-factor/second-step.tsx";
import { returnPath } from "#app/features/navigation/return-path.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { CurrentPassword } from "#app/features/staff/current-password.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/login";
import { controlMeta, noStore } from "#app/features/company/control-head.ts";
import { controlPages } from "#app/content/control-addresses.ts";

const unsent = "You were signed out meanwhile: what you sent was not saved. Please enter it again";

/** `?step=code`: the password was right, the second factor follows; `?unsent`: a form was sent without a session. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { auth } = context.get(apiContext);
  const searchParams = new URL(request.url).searchParams;
  const to = returnPath(searchParams.get("to"));
  const step = searchParams.get("step") === "code" ? await auth.waitingStep() : null;
  if (step?.ok) return { to, waiting: step.data, ended: undefined, isPasskeyOffered: false };
  const offer = await auth.passkeyOffer();
  // Null when it could not be read: the page says so, and signing in by password still works.
  const isPasskeyOffered = offer.ok ? offer.data.isOffered : null;
  const ended = step?.message ?? (searchParams.has("unsent") ? unsent : undefined);
  return { to, waiting: null, ended, isPasskeyOffered };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { auth } = context.get(apiContext);
  const { intent = "", username = "", password = "", code } = typedFields(await request.formData());
  const { searchParams } = new URL(request.url);
  const to = returnPath(searchParams.get("to"));
  if (intent === "cancel") return cancel(auth, to);
  const isStep = intent === "code" || intent === "recovery";
  const reply = isStep
    ? await auth.secondStep({ body: fromForm({ code }) })
    : await auth.login({ body: { username, password } });
  if (reply.ok) throw redirect(to);
  const { message, errors, status } = reply;
  if (!isStep && errors["code"]) throw redirect(loginPage(to, true));
  return data({ intent, username, message, errors }, { status });
}

async function cancel(auth: Client["auth"], to: string): Promise<never> {
  await auth.cancelStep();
  throw redirect(loginPage(to, false));
}

function loginPage(to: string, isStep: boolean): string {
  return `${controlPages.login}?${new URLSearchParams({ ...(isStep && { step: "code" }), to })}`;
}

export const handle = { hydrate: "next" };
export const headers = noStore;
export const meta = controlMeta("Sign in");

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { to, waiting, ended, isPasskeyOffered } = loaderData;
  if (waiting) {
    return (
      <Entrance title="One more step">
        <SecondStep waiting={waiting} refusal={actionData} to={to} />
      </Entrance>
    );
  }
  const errors = actionData?.errors ?? {};
  const message = actionData?.message ?? ended;
  return (
    <Entrance title="Login">
      <FormScope id="login" errors={errors}>
        <Form method="post" noValidate className="grid gap-5">
          <FormErrorSummary otherwise={message} />
          <TextField
            name="username"
            label="Username"
            autoComplete={isPasskeyOffered ? "username webauthn" : "username"}
            defaultValue={actionData?.username}
            required
          />
          <CurrentPassword label="Password" />
          <Button type="submit" wide>
            Login
          </Button>
        </Form>
      </FormScope>
      {isPasskeyOffered ? <PasskeyButton to={to} fillsField /> : null}
      {isPasskeyOffered === null ? (
        <p className="text-sm text-ink2">
          Whether a passkey can sign you in could not be read just now. Please use your password, or load the
          page again in a moment.
        </p>
      ) : null}
    </Entrance>
  );
}
