/** Why an email was not sent. `refused`: do not retry; `no server`: no email can be sent now; `passing`: retry it. */
export type EmailFault = "refused" | "no server" | "passing";

/** SMTP commands whose refusal concerns the one email; a refusal of any other concerns our connection or account. */
const aboutTheEmail = new Set(["RCPT TO", "DATA"]);
const noServerCodes = new Set("ECONNECTION ETIMEDOUT EABORT ESOCKET EDNS ETLS EAUTH EPROXY".split(" "));
const closesConnection = 421;

/** Properties that Nodemailer adds to an error. */
type MailerError = Error & { code?: string; command?: string; permanent?: boolean; responseCode?: number };

/** Classifies an error of the mailer. */
export function faultOf(error: unknown): EmailFault {
  if (!(error instanceof Error)) return "passing";
  const { code, command, permanent, responseCode }: MailerError = error;
  if (permanent && aboutTheEmail.has(command ?? "")) return "refused";
  if (noServerCodes.has(code ?? "") || responseCode === closesConnection || permanent) return "no server";
  return "passing";
}

/** True when the mail server itself has refused the email. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && Boolean(error.responseCode);
}
