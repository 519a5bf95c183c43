import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { Flights } from "./flights.ts";

const request = (network: string) => ({ response: new EventEmitter() as ServerResponse, network });

test("nobody joins a reply that was refused and whose sender is told so in a moment", async () => {
  const flights = new Flights<string>();
  const told = Promise.withResolvers<string>();
  const refused = flights.join("/hotels", "1", request("192.0.2.1"), (_, audience) => {
    audience.isRefused = true;
    return told.promise;
  });
  const other = flights.join("/hotels", "1", request("192.0.2.2"), async () => "made");
  expect(await Promise.race([refused, other])).toBe("made");
  told.resolve("refused");
  expect(await refused).toBe("refused");
});

test("whoever asks meanwhile waits for the same reply", async () => {
  const flights = new Flights<string>();
  const made = Promise.withResolvers<string>();
  const first = flights.join("/", "1", request("192.0.2.1"), () => made.promise);
  const second = flights.join("/", "1", request("192.0.2.2"), async () => "made again");
  made.resolve("made once");
  expect(await Promise.all([first, second])).toEqual(["made once", "made once"]);
});
