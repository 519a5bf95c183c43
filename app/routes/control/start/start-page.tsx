import { data, Form } from "react-router";
import { stepsOf } from "#contract/start.ts";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { Readiness } from "#app/features/start/readiness.tsx";
import { StartList } from "#app/features/start/start-list.tsx";
import { orErrorPage, typedFields } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Progress } from "#app/ui/progress.tsx";
import type { Route } from "./+types/start-page";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [start, checks] = await Promise.all([api.start.read(), api.health.read()]);
  return { start: orErrorPage(start).data, checks: orErrorPage(checks).data };
}

const notes = {
  texts: { body: { areTextsLookedOver: true }, to: controlPages.start },
  dismiss: { body: { isDismissed: true }, to: controlPages.today },
  again: { body: { isDismissed: false }, to: controlPages.start },
};

export async function action({ context, request }: Route.ActionArgs) {
  const { intent } = typedFields(await request.formData());
  const note = Object.entries(notes).find(([name]) => name === intent)?.[1];
  if (!note) throw data({ message: "This form is unknown" }, { status: 400 });
  const { message } = orErrorPage(await context.get(apiContext).start.note({ body: note.body }));
  throw redirectWithToast(note.to, message);
}

export const meta = controlPageMeta;

/** The setup guide: what a company enters before its first guests. */
export default function StartPage({ loaderData: { start, checks } }: Route.ComponentProps) {
  const steps = stepsOf(start);
  const count = steps.filter((step) => start.done[step]).length;
  return (
    <>
      <PageHead title="Your first hour" />
      <p className="mb-4 max-w-[60ch] text-ink2">
        Half an hour, on a phone if need be. Leave whenever you like; what you have entered stays.{" "}
        <TextLink href="/">See your site</TextLink>
      </p>
      <div className="mb-5 max-w-3xl">
        <Progress label="Done" value={count} max={steps.length} text={`${count} of ${steps.length}`} />
      </div>
      <StartList start={start} />
      <Readiness checks={checks} />
      <Form method="post" className="mt-6">
        <Button
          type="submit"
          name="intent"
          value={start.isDismissed ? "again" : "dismiss"}
          variant="ghost"
          className="whitespace-normal"
        >
          {start.isDismissed ? "Show this on the dashboard again" : "Do not show this on the dashboard"}
        </Button>
      </Form>
    </>
  );
}
