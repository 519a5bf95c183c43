import { data } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import type { Settings, TextSection } from "#contract/settings.ts";
import { apiContext } from "#app/context.ts";
import { SectionForm } from "#app/features/settings/section-form.tsx";
import { confirmField, confirmFirst } from "#app/features/staff/confirm-first.ts";
import { settingGroups } from "#app/features/settings/setting-fields.ts";
import { EditOrMerge } from "#app/features/merge/edit-or-merge.tsx";
import type { SubmittedValues } from "#app/features/merge/form-versions.ts";
import { saveEdit } from "#app/features/merge/save-edit.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/edit-section";
import { controlPages } from "#app/content/control-addresses.ts";

type Values = Record<string, string> & { version: string };
const sections: Record<string, TextSection> = {
  company: "details",
  hours: "hours",
  payment: "payment",
  messages: "messages",
  privacy: "privacy",
  tax: "tax",
  reminders: "reminders",
};

/** Sections that require the password again to be saved. */
const dangerous = new Set<TextSection>(["payment", "privacy"]);

function sectionOf(word: string): TextSection {
  const section = Object.hasOwn(sections, word) ? sections[word] : undefined;
  if (!section) throw data({ message: "There are no such settings" }, { status: 404 });
  return section;
}

function valuesOf(settings: Settings, section: TextSection): Values {
  return { ...settings[section], version: String(settings.versions[section]) };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const section = sectionOf(params.section);
  const api = context.get(apiContext);
  const [all, session] = await Promise.all([api.settings.all(), api.auth.session()]);
  const needsConfirmation = orErrorPage(session).data.needsConfirmation === true;
  const asks = dangerous.has(section) && needsConfirmation;
  return { section, values: valuesOf(orErrorPage(all).data, section), asks };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const { settings } = api;
  const section = sectionOf(params.section);
  const form = await request.formData();
  const typed = form.get(confirmField);
  form.delete(confirmField);
  return saveEdit(form, {
    change: (ours) => confirmFirst(api, typed, () => save(settings, section, ours)),
    readStored: settings.all,
    valuesOf: (stored) => valuesOf(stored, section),
    done: () => controlPages.setting(params.section),
  });
}

function save(settings: Client["settings"], section: TextSection, ours: SubmittedValues) {
  const saves = {
    details: settings.saveDetails,
    hours: settings.saveHours,
    payment: settings.savePayment,
    messages: settings.saveMessages,
    privacy: settings.savePrivacy,
    tax: settings.saveTax,
    reminders: settings.saveReminders,
  };
  return saves[section]({ body: fromForm(ours) });
}

export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, values, asks } = loaderData;
  const groups = settingGroups[section];
  const fields = groups.flatMap(({ heading, fields: groupFields }) =>
    groupFields.map(({ name, label }) => ({ keys: [name], label: `${heading}: ${label}` })),
  );
  return (
    <EditOrMerge stored={values} refusal={actionData} fields={fields}>
      {(form) => <SectionForm key={`${section} ${values.version}`} groups={groups} asks={asks} {...form} />}
    </EditOrMerge>
  );
}
