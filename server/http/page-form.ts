import { checkForm, isMultipart } from "./form-fields.ts";
import { type BodyLimit, limitedBody, picturesBody, publicBody, staffBody } from "./limited-body.ts";
import type { Bindings } from "./visitor.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

/**
 * Reads a page's form up to its sender's limit, for React Router reads without one. Only signed-in staff have a higher
 * limit than visitors. Throws `too_large`, `too_slow` and `wrong_type`.
 */
export async function pageForm(
  request: Request,
  bindings: Bindings,
  isStaff: () => Promise<boolean>,
): Promise<Request> {
  const limit = await limitOf(request, isStaff);
  const body = await limitedBody(request, bindings, limit);
  const { method, headers, signal, url } = request;
  checkForm(body, headers.get("content-type") ?? "", limit.fields);
  return new Request(url, { method, headers, signal, body });
}

async function limitOf({ url, headers }: Request, isStaff: () => Promise<boolean>): Promise<BodyLimit> {
  if (!isControlPath(new URL(url).pathname) || !(await isStaff())) return publicBody;
  const mayHavePictures = isMultipart(headers.get("content-type") ?? "");
  return mayHavePictures ? picturesBody : staffBody;
}
