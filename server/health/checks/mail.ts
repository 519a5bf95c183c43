import { countOf } from "#contract/rules/text.ts";
import { readMailFigures } from "../../outbox/outbox.queries.ts";
import { ago, hoursSince } from "../ago.ts";
import { bad, good, type HealthLook, lookAt } from "../health-check.ts";

export const mail: HealthLook = {
  name: "mail",
  title: "Mail",
  async look({ db, mailer, clock }) {
    const now = clock.now();
    const { lastSentAt, waiting, oldestWaiting, failed, kept } = await readMailFigures(db.executor, now);
    if (!mailer) {
      const says = `No mail server is set up: emails are kept and not sent, ${kept} so far.`;
      return lookAt(
        says,
        "Answer guests by WhatsApp or phone, and let whoever runs the server set SMTP_URL.",
      );
    }
    const last = lastSentAt ? `The last email went out ${ago(lastSentAt, now)}` : "No email was sent yet";
    const says = `${last}; ${waiting} wait, ${failed} could not be delivered.`;
    const fault = await mailer.fault?.();
    if (fault) {
      const advice =
        "Nothing is lost, it is tried again. Let whoever runs the server look at SMTP_URL and the mail server.";
      return bad(`The mail server does not answer (${fault}). ${says}`, advice);
    }
    if (oldestWaiting && hoursSince(oldestWaiting, now) >= 2)
      return bad(
        `${says} The oldest waits since ${ago(oldestWaiting, now)}.`,
        "See under Messages why it is not taken.",
      );
    if (failed > 0)
      return lookAt(
        says,
        `See under Messages whom the ${countOf(failed, "failed email")} concern, and call them.`,
      );
    return good(says);
  },
};
