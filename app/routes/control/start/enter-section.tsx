import { data } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { readOurs } from "#app/features/merge/form-versions.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { SectionForm } from "#app/features/settings/section-form.tsx";
import { BackToSteps } from "#app/features/start/back-to-steps.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";
import {
  type AskedSection,
  askedSections,
  startValues,
  errorsOfStep,
} from "#app/features/start/start-fields.ts";
import { startWords } from "#app/features/start/start-words.ts";
import { orErrorPage } from "#app/reply.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/enter-section";

function askedOf(word: string): AskedSection {
  if (word === "company" || word === "payment" || word === "hours") return word;
  throw data({ message: "There is no such step" }, { status: 404 });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const step = askedOf(params.section);
  const api = context.get(apiContext);
  const [settings, session] = await Promise.all([api.settings.all(), api.auth.session()]);
  const asks = step === "payment" && orErrorPage(session).data.needsConfirmation === true;
  return { step, values: startValues(step, orErrorPage(settings).data), asks };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const step = askedOf(params.section);
  const api = context.get(apiContext);
  const form = await request.formData();
  const typed = form.get(confirmField);
  form.delete(confirmField);
  const values = textsOf(readOurs(form));
  const body = fromForm(askedSections[step].whole(values));
  const reply = await confirmFirst(api, typed, () => save(api, step, body));
  if (reply.ok) throw redirectWithToast("/control/start", reply.message);
  const { message, errors, status } = reply;
  const refusal = { values: { version: "0", ...values }, message, errors: errorsOfStep(errors) };
  return data(refusal, { status });
}

function textsOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function save({ settings }: Client, step: AskedSection, body: ReturnType<typeof fromForm>) {
  const saves = {
    company: settings.saveDetails,
    payment: settings.savePayment,
    hours: settings.saveHours,
  };
  return saves[step]({ body });
}

export const meta = controlPageMeta;

/** A step of the setup guide: the fields of a settings section that pages need. */
export default function EnterSection({ loaderData, actionData }: Route.ComponentProps) {
  const { step, values, asks } = loaderData;
  const { title, lead, changeHref } = startWords[step];
  return (
    <>
      <PageHead title={title} />
      <p className="mb-4 max-w-[60ch] text-sm text-ink2">
        {lead} <TextLink href={changeHref ?? "/control/settings"}>All of it is in the settings.</TextLink>
      </p>
      <SectionForm
        groups={askedSections[step].groups}
        values={actionData?.values ?? values}
        base={values}
        errors={actionData?.errors}
        message={actionData?.message}
        asks={asks}
      />
      <BackToSteps />
    </>
  );
}
