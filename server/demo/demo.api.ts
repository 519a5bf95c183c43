import { type demoEndpoints, demoMessages } from "#contract/demo.ts";
import type { Handlers } from "../call.ts";
import { signedIn } from "../signed-in.ts";
import { bringDemoBack } from "./bring-demo-back.ts";
import { readDemo } from "./read-demo.ts";
import { takeDemoAway } from "./take-demo-away.ts";

export const demoHandlers: Handlers<typeof demoEndpoints> = {
  async read({ services }) {
    return { data: await readDemo(services) };
  },

  async takeAway({ services, visitor, body }) {
    const data = await takeDemoAway(services, signedIn(visitor), body.withTriedOut);
    return { data, message: demoMessages.takenAway };
  },

  async bringBack({ services, visitor }) {
    return { data: await bringDemoBack(services, signedIn(visitor)), message: demoMessages.broughtBack };
  },
};
