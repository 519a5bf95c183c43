import { data, Form, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { typedFields } from "#app/reply.ts";
import { Entrance } from "#app/features/staff/entrance.tsx";
import { wayBack } from "#app/features/control/way-back.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/login";
import { companyOf } from "#app/features/site/company.ts";

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

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const failed = actionData ? { message: actionData.message, errors: actionData.errors } : {};
  const hasFieldErrors = Object.keys(failed.errors ?? {}).length > 0;
  return (
    <Entrance title="Login">
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
    </Entrance>
  );
}
