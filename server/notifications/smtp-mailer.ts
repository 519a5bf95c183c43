import { createTransport } from "nodemailer";
import type { Mailer } from "../services.ts";

const patience = 30_000; // three of these stay within the lease of a message

/** Sends through an SMTP server. `address` is the company's. */
export function smtpMailer(url: string, address: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = address.split("@").at(-1) ?? "localhost";
  return {
    async send({ id, fromName, to, replyTo, subject, text }) {
      // Addresses go as objects: nothing in them is read as a second recipient.
      await transport.sendMail({
        from: { name: fromName, address },
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
