type Answer = {
  isOk: boolean;
  message: string;
  data: unknown;
  /** The call goes through once the password was typed again. */
  needsConfirmation: boolean;
};

const noAnswer = "We could not reach our server. Please try again";

/** Sends JSON to a call below `/api/` and answers what it said, also when it could not be reached. */
export async function callApi(path: string, body: unknown = {}): Promise<Answer> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { message, data } = (await response.json()) as Pick<Answer, "message" | "data">;
    const needsConfirmation = response.headers.has("needs-confirmation");
    return { isOk: response.ok, message, data, needsConfirmation };
  } catch {
    return { isOk: false, message: noAnswer, data: null, needsConfirmation: false };
  }
}
