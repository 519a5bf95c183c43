import { z } from "zod";
import { failures } from "#contract/core/errors.ts";
import { isControlPath } from "#contract/rules/control-area.ts";
import { refusedFilePage } from "./plain-page.ts";

/** As React Router answers for a file that is refused. */
const refusedFile = z.object({ message: z.string() });

/** The reply; in place of a file's refusal, which is JSON, a page where a person reads it. */
export async function readableRefusal(
  reply: Response,
  request: Request,
  requestId?: string,
): Promise<Response> {
  const isRead = (request.headers.get("accept") ?? "").includes("text/html");
  if (reply.status < 400 || !isRead || !reply.headers.get("content-type")?.startsWith("application/json"))
    return reply;
  const { message } = refusedFile.safeParse(await reply.json()).data ?? failures.unexpected;
  const failure = { status: reply.status, message, headers: {} };
  return refusedFilePage(failure, isControlPath(new URL(request.url).pathname), requestId);
}
