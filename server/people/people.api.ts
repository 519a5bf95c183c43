import { peopleMessages, type peopleEndpoints } from "#contract/people.ts";
import type { Handlers } from "../call.ts";
import { securityEvent } from "../security-log.ts";
import { signedIn } from "../signed-in.ts";
import { copyPerson } from "./copy-person.ts";
import { erasePerson } from "./erase-person.ts";
import { findPersonData, presentPerson } from "./find-person.ts";
import { contactMatcher } from "./contact-matcher.ts";

export const peopleHandlers: Handlers<typeof peopleEndpoints> = {
  async find({ services, body }) {
    return {
      data: presentPerson(await findPersonData(services, services.db.executor, contactMatcher(body.who))),
    };
  },

  async copy({ services, visitor, body }) {
    const data = await copyPerson(services, body);
    securityEvent(services, visitor, "exported", { list: "one person" });
    return { data };
  },

  async erase({ services, visitor, body }) {
    const data = await erasePerson(services, signedIn(visitor), body);
    securityEvent(services, visitor, "erased", data);
    return { data, message: peopleMessages.erased };
  },
};
