import type { z } from "zod";
import type { Endpoints } from "#contract/endpoints.made.ts";

type Row = { [Feature in keyof Endpoints]: Endpoints[Feature][keyof Endpoints[Feature]] }[keyof Endpoints];
type PostRow = Extract<Row, { method: "POST" }>;
type DataOf<Path> = z.output<Extract<PostRow, { path: Path }>["data"]>;

type Answer<Data> =
  | { isOk: true; message: string; data: Data }
  /** `needsConfirmation`: the call is refused until the password is entered again. */
  | { isOk: false; message: string; needsConfirmation: boolean };

const noAnswer = "We could not reach our server. Please try again";

/** Posts JSON to `/api/<path>`. Never rejects: an unreachable server is an answer with `isOk: false`. */
export async function callApi<Path extends PostRow["path"]>(
  path: Path,
  body: unknown = {},
): Promise<Answer<DataOf<Path>>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    // Not validated: the contract's schemas would make the scripts of public pages too large.
    const { message, data } = (await response.json()) as { message: string; data: DataOf<Path> };
    if (response.ok) return { isOk: true, message, data };
    return { isOk: false, message, needsConfirmation: response.headers.has("needs-confirmation") };
  } catch {
    return { isOk: false, message: noAnswer, needsConfirmation: false };
  }
}
