/** What an email that was not sent says about the next try: none is worth it, the server is not there for any email, or neither. */
export type EmailFault = "refused" | "no server" | "passing";

/** What mail servers answer to one recipient or one email; to anything else they answer about us. */
const aboutTheEmail = new Set(["RCPT TO", "DATA"]);
const noServerCodes = new Set(["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS", "EAUTH", "EPROXY"]);
const closesConnection = 421;

/** What the mailer adds to an error. */
type MailerError = Error & { code?: string; command?: string; permanent?: boolean; responseCode?: number };

/** Reads what the mailer threw. */
export function faultOf(error: unknown): EmailFault {
  if (!(error instanceof Error)) return "passing";
  const { code, command, permanent, responseCode }: MailerError = error;
  if (permanent && aboutTheEmail.has(command ?? "")) return "refused";
  if (noServerCodes.has(code ?? "") || responseCode === closesConnection || permanent) return "no server";
  return "passing";
}
