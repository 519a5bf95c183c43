import { createTransport } from "nodemailer";
import { Readable } from "node:stream";
import type { Mailer } from "../services.ts";
import { readSmtpAddress } from "./smtp-address.ts";

/**
 * In milliseconds; well within the lease of a message. `silence`: between two lines of the server; `whole`: of one email,
 * for a server can say something all the time and never end its answer.
 */
const usualLimits = { connect: 10_000, greeting: 15_000, silence: 30_000, whole: 2 * 60_000 };

/** In milliseconds: how often the server is checked. */
const checkedEvery = 60_000;

/** Sends through the SMTP server of `SMTP_URL`. `address` is the company's. */
export function smtpMailer(smtpUrl: string, address: string, limits = usualLimits): Mailer {
  const transport = createTransport({
    ...readSmtpAddress(smtpUrl),
    connectionTimeout: limits.connect,
    dnsTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let lastFault: Promise<string | undefined> | undefined;
  let checkedAt = -Infinity;
  const ends = new Map<string, () => Promise<void>>();
  transport.use("stream", ({ data, message }, done) => {
    const beforeEnd = ends.get(data.messageId ?? "");
    // The text is read only after the server has accepted the recipients.
    if (beforeEnd) message.processFunc((text) => Readable.from(endedAfter(text, beforeEnd)));
    done();
  });
  const domain = address.split("@").at(-1) ?? "localhost";
  return {
    async send({ id, fromName, to, replyTo, subject, text, html, inline = [] }, beforeEnd) {
      // The same for each attempt, so that mail clients show an email that was sent twice once.
      const messageId = `<${id}@${domain}>`;
      ends.set(messageId, beforeEnd);
      // Addresses are passed as objects, so that no comma in them makes a second recipient.
      const sending = transport.sendMail({
        from: { name: fromName, address },
        to: { name: "", address: to },
        replyTo: replyTo ? { name: "", address: replyTo } : undefined,
        subject: subject.replace(/\s+/g, " "),
        text,
        html,
        attachments: inline.map(({ cid, type, bytes }) => ({
          cid,
          contentType: type,
          content: Buffer.from(bytes),
          contentDisposition: "inline",
        })),
        messageId,
        headers: { "auto-submitted": "auto-generated" },
        signal: AbortSignal.timeout(limits.whole),
      });
      await sending.finally(() => ends.delete(messageId));
    },
    fault() {
      if (!lastFault || performance.now() - checkedAt > checkedEvery) {
        checkedAt = performance.now();
        lastFault = transport.verify().then(() => undefined, codeOf);
      }
      return lastFault;
    },
    close: () => transport.close(),
  };
}

async function* endedAfter(text: Readable, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* text;
  await beforeEnd();
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "no answer";
}
