import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { senderAddress } from "./sender-address.ts";
import type { Bindings } from "./visitor.ts";

function reader(entries: string) {
  const warnings: string[] = [];
  const log = pino({}, { write: (line: string) => void warnings.push(line) });
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: entries });
  const read = senderAddress({ trustedProxies, log });
  return {
    warnings,
    from: (remoteAddress: string, forwarded?: string) =>
      read(
        { incoming: { socket: { remoteAddress } } } as Bindings,
        new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
      ),
  };
}

test("without TRUSTED_PROXIES nobody is believed, not even this machine, and the log says so once", () => {
  const { from, warnings } = reader("");
  expect(from("127.0.0.1", "203.0.113.7")).toBe("127.0.0.1");
  expect(from("::ffff:127.0.0.1", "203.0.113.7")).toBe("127.0.0.1");
  expect(from("198.51.100.9")).toBe("198.51.100.9");
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("TRUSTED_PROXIES");
});

test("of a trusted proxy's list the rightmost address that is no proxy's counts", () => {
  const { from, warnings } = reader("loopback, 10.0.0.0/8,2001:db8:7::/48");
  expect(from("::1", "203.0.113.7")).toBe("203.0.113.7");
  expect(from("127.0.0.1", "1.1.1.1, 203.0.113.7")).toBe("203.0.113.7");
  expect(from("::ffff:10.1.2.3", "1.1.1.1, 203.0.113.7, 10.9.9.9, 2001:db8:7::5")).toBe("203.0.113.7");
  expect(from("10.1.2.3", "10.0.0.9")).toBe("10.0.0.9");
  expect(from("127.0.0.1", "203.0.113.7:4711")).toBe("203.0.113.7");
  expect(from("127.0.0.1", "[2001:DB8::0:1]:443")).toBe("2001:db8::1");
  expect(from("11.0.0.1")).toBe("11.0.0.1");
  expect(warnings).toEqual([]);
});

test.each(["", "unknown", "203.0.113.7-zzzz", "203.0.113", "_hidden", "a".repeat(16_000), "::1::2"])(
  "what is no address is not believed: %.20s",
  (nonsense) => {
    const { from } = reader("loopback");
    expect(from("127.0.0.1", nonsense)).toBe("127.0.0.1");
    expect(from("127.0.0.1", `198.51.100.1, ${nonsense}`)).toBe("127.0.0.1");
    expect(from("127.0.0.1", `${nonsense}, 198.51.100.1`)).toBe("198.51.100.1");
  },
);

test.each(["everybody", "10.0.0.0/33", "10.0.0/8", "::/129", "1.2.3.4/8/8", "10.0.0.0/"])(
  "TRUSTED_PROXIES refuses %s",
  (entry) => expect(() => readConfig({ TRUSTED_PROXIES: entry })).toThrow("TRUSTED_PROXIES"),
);
