import type { ReactNode } from "react";
import { data } from "react-router";
import type { Reply } from "#contract/client.ts";
import { redirectWithToast } from "../navigation/flash.ts";
import { PageHead } from "../shell/control/page-head.tsx";

/** Why a new record was not stored, with the typed values. */
type NotStored<Values> = { typed: Values; errors: Record<string, string>; message: string };

/** Redirects to the stored record's page; returns the typed values and errors when it was not stored. */
export function afterCreate<Stored, Values>(
  reply: Reply<Stored>,
  typed: Values,
  hrefOf: (stored: Stored) => string,
) {
  if (reply.ok) throw redirectWithToast(hrefOf(reply.data), reply.message);
  const { errors, message, status } = reply;
  return data<NotStored<Values>>({ typed, errors, message }, { status });
}

type AddForm<Values> = { values: Values; errors?: Record<string, string>; message?: string };

type AddPageProps<Values> = {
  title: string;
  /** The initial values. */
  empty: Values;
  refusal: NotStored<Values> | undefined;
  children: (form: AddForm<Values>) => ReactNode;
};

/** The form of a new record. */
export function AddPage<Values>({ title, empty, refusal, children }: AddPageProps<Values>) {
  const { typed: values, errors, message } = refusal ?? { typed: empty };
  return (
    <>
      <PageHead title={title} />
      {children({ values, errors, message })}
    </>
  );
}
