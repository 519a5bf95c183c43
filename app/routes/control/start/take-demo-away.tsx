import { data, Form } from "react-router";
import { fromForm } from "#contract/client.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { apiContext } from "#app/context.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { BackToSteps } from "#app/features/start/back-to-steps.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";
import { DemoLeaves } from "#app/features/start/demo-leaves.tsx";
import { countWords } from "#app/features/start/demo-words.ts";
import { orErrorPage } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/take-demo-away";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [demo, session] = await Promise.all([api.demo.read(), api.auth.session()]);
  return { demo: orErrorPage(demo).data, asks: orErrorPage(session).data.needsConfirmation === true };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const { demo } = api;
  const form = await request.formData();
  if (form.get("intent") === "back") {
    const reply = await demo.bringBack();
    // A colleague has already done it, or the time to undo has passed: the guide shows the current state.
    if (!reply.ok && reply.status === 409)
      throw redirectWithToast("/control/start", reply.message, { isInfo: true });
    const { message, data: back } = orErrorPage(reply);
    const leftNote = back.left > 0 ? `. ${back.left} stays are in the bin: their rooms were given away` : "";
    throw redirectWithToast("/control/start", `${message}: ${countWords(back.counts)}${leftNote}`);
  }
  const body = fromForm({ withTriedOut: form.get("withTriedOut") ?? "false" });
  const reply = await confirmFirst(api, form.get(confirmField), () => demo.takeAway({ body }));
  if (!reply.ok) return data({ message: reply.message, errors: reply.errors }, { status: reply.status });
  throw redirectWithToast("/control/start", `${reply.message}: ${countWords(reply.data.counts)}`);
}

export const meta = controlPageMeta;

/** Removes the whole demo, after showing what is deleted and what stays. */
export default function TakeDemoAway({ loaderData: { demo, asks }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Take the demo away" />
      {demo.state === "there" ? <DemoLeaves demo={demo} asks={asks} {...actionData} /> : null}
      {demo.state === "none" ? <p>There is nothing of the demo here.</p> : null}
      {demo.state === "away" && demo.until ? (
        <Form method="post" className="grid max-w-3xl gap-4 rounded-panel border border-line bg-surface p-6">
          <p>The demo is gone. Until {shortMoment(demo.until)} it can come back as it was.</p>
          <Button type="submit" name="intent" value="back" variant="outline" className="justify-self-start">
            Bring it back
          </Button>
        </Form>
      ) : null}
      <BackToSteps />
    </>
  );
}
