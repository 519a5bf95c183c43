import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { apiContext } from "#app/context.ts";
import { readTimeline } from "../answers/read-timeline.ts";
import { readTable } from "../lists/read-list.ts";
import { answerRequest } from "./answer-request.ts";
import type { RequestList, RequestRecord } from "./request-list.ts";

/** The loader of a request's page. */
export function requestLoader<Row extends RequestRecord>(list: RequestList<Row>) {
  return async ({ context, request }: LoaderFunctionArgs) => {
    const api = context.get(apiContext);
    const page = await readTable(api, list, request);
    const timeline = page.viewed ? await readTimeline(api, list.kind, page.viewed) : [];
    return { ...page, timeline, was: new URL(request.url).searchParams.get("was") };
  };
}

/** The action of a request's page. */
export function requestAction<Row extends RequestRecord>(list: RequestList<Row>) {
  return async ({ context, request }: ActionFunctionArgs) =>
    answerRequest(context.get(apiContext), list, request, await request.formData());
}
