import { AppError } from "../errors.ts";
import { checkForm, isMultipart } from "./form-fields.ts";
import { type BodyLimit, limitedBody, picturesBody, publicBody, staffBody } from "./limited-body.ts";
import type { Bindings } from "./visitor.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

/**
 * Reads a page's form up to its sender's limit, for React Router reads without one. Only signed-in staff have a higher
 * limit than visitors. Throws `too_large`, `too_slow`, `wrong_type` and `invalid`.
 */
export async function pageForm(
  request: Request,
  bindings: Bindings,
  isStaff: () => Promise<boolean>,
): Promise<Request> {
  const limit = await limitOf(request, isStaff);
  const body = await limitedBody(request, bindings, limit);
  const { method, headers, signal, url } = request;
  const type = headers.get("content-type") ?? "";
  checkForm(body, type, limit.fields);
  if (isMultipart(type) && body.byteLength <= staffBody.bytes) await checkParts(body, type);
  return new Request(url, { method, headers, signal, body });
}

/** Throws `invalid` for a form that React Router would fail to read. */
async function checkParts(body: Uint8Array<ArrayBuffer>, type: string): Promise<void> {
  try {
    await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw new AppError("invalid", { message: "The form could not be read" });
  }
}

/** Whether the request may carry pictures: a form of the control area in parts. */
export function mayHavePictures({ method, url, headers }: Request): boolean {
  return (
    method === "POST" &&
    isMultipart(headers.get("content-type") ?? "") &&
    isControlPath(new URL(url).pathname)
  );
}

async function limitOf(request: Request, isStaff: () => Promise<boolean>): Promise<BodyLimit> {
  if (!isControlPath(new URL(request.url).pathname) || !(await isStaff())) return publicBody;
  return mayHavePictures(request) ? picturesBody : staffBody;
}
