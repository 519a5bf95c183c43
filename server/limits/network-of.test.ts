import { expect, test } from "vitest";
import { neighbourhoodOf, networkOf, ownerNetworkOf, plainAddress } from "./network-of.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => expect(networkOf(address)).toBe(network));

test("an address has one aliases", () => {
  expect(plainAddress("2001:DB8:0:0:0:0:0:1")).toBe("2001:db8::1");
  expect(plainAddress("::")).toBe("::");
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::1", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
])("%s belongs to the owner of %s", (address, network) => expect(ownerNetworkOf(address)).toBe(network));

test.each([
  ["203.0.113.7", "203.0.0.0/16"],
  ["2001:db8:1:2::/64", "2001:db8::/32"],
  ["2001:db8:0:0::/64", "2001:db8::/32"],
  ["unknown", "unknown"],
])("%s is in the neighbourhood %s", (network, around) => expect(neighbourhoodOf(network)).toBe(around));
