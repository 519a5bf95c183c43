import type { ComponentType } from "react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { ChangedKind } from "#contract/change-log.ts";
import { type Client, type FormTexts, fromForm, type Reply } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { orErrorPage } from "#app/reply.ts";
import { HistoryLink } from "../change-log/history-link.tsx";
import { type EditForm, EditOrMerge } from "../merge/edit-or-merge.tsx";
import type { SubmittedValues } from "../merge/form-versions.ts";
import type { VersionField } from "../merge/merge-versions.ts";
import type { Refusal } from "../merge/refuse-change.ts";
import { saveEdit } from "../merge/save-edit.ts";
import { PageHead } from "../shell/control/page-head.tsx";

type EditCalls<Stored> = {
  byId: (input: { query: FormTexts }) => Promise<Reply<Stored>>;
  change: (input: { id: number; body: FormTexts }) => Promise<Reply<unknown>>;
};

/** The description of an edit page for one kind of record. */
export type RecordEdit<Stored, Values> = {
  kind: ChangedKind;
  title: string;
  calls: (api: Client) => EditCalls<Stored>;
  valuesOf: (stored: Stored) => Values;
  /** Reads the form where its fields are not the record's texts. */
  readForm?: (form: FormData) => SubmittedValues;
  /** The API's body, where it differs from the form. */
  bodyOf?: (ours: SubmittedValues) => SubmittedValues;
  fields: readonly VersionField<Values>[];
  /** Where to go once it is stored. */
  done: string;
  Form: ComponentType<EditForm<Values>>;
};

/** Reads the record that the address names; throws the error page when there is none. */
export function editLoader<Stored, Values>({ calls }: RecordEdit<Stored, Values>) {
  return async ({ context, params }: LoaderFunctionArgs) =>
    orErrorPage(await calls(context.get(apiContext)).byId({ query: fromForm({ id: params["id"] }) })).data;
}

/** Stores the form of that record. */
export function editAction<Stored, Values extends { version: string }>(edit: RecordEdit<Stored, Values>) {
  const { calls, readForm, bodyOf = (ours) => ours, valuesOf, done } = edit;
  return async ({ context, params, request }: ActionFunctionArgs) => {
    const { byId, change } = calls(context.get(apiContext));
    return saveEdit(await request.formData(), {
      readForm,
      change: (ours) => change({ id: Number(params["id"]), body: fromForm(bodyOf(ours)) }),
      readStored: () => byId({ query: fromForm({ id: params["id"] }) }),
      valuesOf,
      done: () => done,
    });
  };
}

type EditPageProps<Stored, Values> = { loaderData: Stored; actionData?: Refusal<Values> };

/** The form of that record; after a conflict, the merge of both versions. */
export function editPage<Stored extends { id: number }, Values extends object>(
  edit: RecordEdit<Stored, Values>,
) {
  const { kind, title, valuesOf, fields, Form } = edit;
  return function EditPage({ loaderData, actionData }: EditPageProps<Stored, Values>) {
    return (
      <>
        <PageHead title={title} action={<HistoryLink kind={kind} id={loaderData.id} />} />
        <EditOrMerge stored={valuesOf(loaderData)} refusal={actionData} fields={fields}>
          {(form) => <Form {...form} />}
        </EditOrMerge>
      </>
    );
  };
}
