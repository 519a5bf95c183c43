import { createTransport } from "nodemailer";
import type { Mailer } from "../services.ts";

const patience = 30_000; // three of these stay within the lease of a message

/** Sends through an SMTP server. `from` is the company's address. */
export function smtpMailer(url: string, from: { name: string; address: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split("@").at(-1) ?? "localhost";
  return {
    async send({ id, to, replyTo, subject, text }) {
      // Addresses go as objects: nothing in them is read as a second recipient.
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        replyTo: replyTo ? { name: "", address: replyTo } : undefined,
        subject: subject.replace(/\s+/g, " "),
        text,
        // The same for each attempt, so that a letter sent twice is shown once.
        messageId: `<${id}@${domain}>`,
        headers: { "auto-submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
