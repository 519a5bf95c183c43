import type { ComponentType } from "react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { FormTexts, Reply } from "#contract/core/client.ts";
import type { RequestKind } from "#contract/dashboard.ts";
import { apiContext } from "#app/context.ts";
import { readTable } from "../lists/read-list.ts";
import type { DetailsCalls, TableList } from "../lists/record-list.ts";
import { answerRequest, type Refusal } from "./answer-request.ts";

/** What the dialog of an opened request is given. */
export type DetailsProps<Row> = {
  record: Row;
  /** The list without the dialog. */
  closeHref: string;
  /** Why the change that was just sent is not stored. */
  refusal: Refusal<Row> | undefined;
};

type RequestCalls<Row> = DetailsCalls<Row> & {
  change: (input: { id: number; body: FormTexts }) => Promise<Reply<unknown>>;
  remove: (input: { query: { id: number } }) => Promise<Reply<unknown>>;
};

/** A table of what visitors send and staff answer. */
export type RequestTable<Row> = TableList<Row, RequestCalls<Row>> & { kind: RequestKind };

/** A kind of request whose page and file are made from this alone. */
export type RequestList<Row> = RequestTable<Row> & { Details: ComponentType<DetailsProps<Row>> };

/** What any record has that visitors send. */
export type RequestRecord = { id: number; version: number; isNew: boolean; isSuspicious: boolean };

/** The loader of a request's page. */
export function requestLoader<Row>(list: RequestList<Row>) {
  return ({ context, request }: LoaderFunctionArgs) => readTable(context.get(apiContext), list, request);
}

/** The action of a request's page. */
export function requestAction<Row extends RequestRecord>(list: RequestList<Row>) {
  return async ({ context, request }: ActionFunctionArgs) =>
    answerRequest(context.get(apiContext), list, request, await request.formData());
}
