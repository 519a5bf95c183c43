import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { apiContext } from "#app/context.ts";
import { readTable } from "../lists/read-list.ts";
import { answerRequest } from "./answer-request.ts";
import type { RequestList, RequestRecord } from "./request-list.ts";

/** The loader of a request's page. */
export function requestLoader<Row>(list: RequestList<Row>) {
  return ({ context, request }: LoaderFunctionArgs) => readTable(context.get(apiContext), list, request);
}

/** The action of a request's page. */
export function requestAction<Row extends RequestRecord>(list: RequestList<Row>) {
  return async ({ context, request }: ActionFunctionArgs) =>
    answerRequest(context.get(apiContext), list, request, await request.formData());
}
