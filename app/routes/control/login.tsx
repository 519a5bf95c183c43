import { data, Form, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { typedFields } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Ridge } from "#app/ui/ridge.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/login";
import { companyOf } from "#app/features/site/company.ts";
import { useCompany } from "#app/features/site/use-company.ts";

const start = "/control/dashboard";

export async function action({ context, request }: Route.ActionArgs) {
  const { username = "", password = "" } = typedFields(await request.formData());
  const reply = await context.get(apiContext).auth.login({ body: { username, password } });
  if (!reply.ok)
    return data({ username, message: reply.message, errors: reply.errors }, { status: reply.status });
  throw redirect(wayBack(new URL(request.url).searchParams.get("to")));
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Sign in | ${companyOf(matches).name}` }, { name: "robots", content: "noindex" }];
}

/** Only back into the control area, never to another site. */
function wayBack(to: string | null): string {
  return to && /^\/control\/[\w/?=&%.-]*$/.test(to) ? to : start;
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const company = useCompany();
  const failed = actionData ? { message: actionData.message, errors: actionData.errors } : {};
  const hasFieldErrors = Object.keys(failed.errors ?? {}).length > 0;
  return (
    <main id="content" className="grid min-h-screen grid-rows-[1fr_auto] bg-dal-deep">
      <div className="m-5 grid w-[min(24rem,100%-2.5rem)] gap-6 place-self-center rounded-panel bg-surface p-7 shadow-high">
        <Logo name={company.name} line={company.tagline} />
        <h1 className="text-2xl">Login</h1>
        <FormScope id="login" errors={failed.errors}>
          <Form method="post" noValidate className="grid gap-5">
            <FormErrorSummary message={hasFieldErrors ? undefined : failed.message} />
            <TextField
              name="username"
              label="Username"
              autoComplete="username"
              defaultValue={actionData?.username}
              required
            />
            <TextField
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              required
            />
            <Button type="submit" wide>
              Login
            </Button>
          </Form>
        </FormScope>
      </div>
      <div className="on-dark">
        <Ridge />
        <p className="bg-walnut-deep px-5 pb-5 text-center text-sm text-cream2">
          <Link href="/" className="inline-block py-2 underline underline-offset-4">
            {company.name}, as guests see it
          </Link>
        </p>
      </div>
    </main>
  );
}
