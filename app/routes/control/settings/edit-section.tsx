import { data } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import type { SectionName, Settings } from "#contract/settings.ts";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { SectionForm } from "#app/features/settings/section-form.tsx";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";
import { settingGroups } from "#app/features/settings/setting-fields.ts";
import { readBefore, readOwnVersion } from "#app/features/merge/own-version.ts";
import { refuseChange } from "#app/features/merge/refuse-change.ts";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/edit-section";

type Values = Record<string, string> & { version: string };

const sections: Record<string, SectionName> = {
  company: "details",
  hours: "hours",
  payment: "payment",
  messages: "messages",
};

function sectionOf(word: string): SectionName {
  const section = Object.hasOwn(sections, word) ? sections[word] : undefined;
  if (!section) throw data({ message: "There are no such settings" }, { status: 404 });
  return section;
}

function valuesOf(settings: Settings, section: SectionName): Values {
  return { ...settings[section], version: String(settings.versions[section]) };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const section = sectionOf(params.section);
  const api = context.get(apiContext);
  const [all, session] = await Promise.all([api.settings.all(), api.auth.session()]);
  const needsConfirmation = session.ok && session.data.needsConfirmation === true;
  const asks = section === "payment" && needsConfirmation;
  return { section, values: valuesOf(orErrorPage(all).data, section), asks };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const { settings } = api;
  const section = sectionOf(params.section);
  const form = await request.formData();
  const typed = form.get(confirmField);
  form.delete(confirmField);
  const mine = readOwnVersion<Values>(form);
  const reply = await confirmFirst(api, typed, () => save(settings, section, mine));
  if (reply.ok) throw redirectWithToast(`/control/settings/${params.section}`, reply.message);
  return refuseChange(reply, {
    mine,
    read: readBefore(form),
    readNow: () => settings.all(),
    valuesOf: (stored) => valuesOf(stored, section),
  });
}

function save(settings: Client["settings"], section: SectionName, body: Values) {
  const saves = {
    details: settings.saveDetails,
    hours: settings.saveHours,
    payment: settings.savePayment,
    messages: settings.saveMessages,
  };
  return saves[section]({ body: fromForm(body) });
}

export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, values, asks } = loaderData;
  const groups = settingGroups[section];
  const fields = groups.flatMap(({ heading, fields: own }) =>
    own.map(({ name, label }) => ({ keys: [name], label: `${heading}: ${label}` })),
  );
  if (actionData?.theirs) {
    const { theirs, typed, read, message } = actionData;
    return <TwoVersions theirs={theirs} mine={typed} read={read} fields={fields} message={message} />;
  }
  return (
    <SectionForm
      key={`${section} ${values.version}`}
      groups={groups}
      values={actionData?.typed ?? values}
      read={actionData?.read ?? values}
      errors={actionData?.errors}
      message={actionData?.message}
      asks={asks}
    />
  );
}
