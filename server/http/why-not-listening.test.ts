import { createServer } from "node:http";
import { expect, test } from "vitest";
import { openPort } from "./open-port.ts";
import { whyNotListening } from "./why-not-listening.ts";

test.each(["10.255.99.99", "http://0.0.0.0"])(
  "HOST=%s, which is not this machine's, is named",
  async (host) => {
    const fault = await openPort(createServer(), { port: 0, host }).catch((error: unknown) => error);
    const { code } = fault as NodeJS.ErrnoException;
    expect(whyNotListening(code, { host, port: 3000 })).toContain(
      `HOST=${host} is no address of this machine`,
    );
  },
);

test("a port that is taken, or not for this user, is named with what to do", () => {
  const where = { host: "127.0.0.1", port: 80 };
  expect(whyNotListening("EADDRINUSE", where)).toContain("PORT=3001");
  expect(whyNotListening("EACCES", where)).toContain("choose one from 1024 on");
  expect(whyNotListening("EMFILE", where)).toBeUndefined();
});
