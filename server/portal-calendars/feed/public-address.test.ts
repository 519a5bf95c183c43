import { expect, test } from "vitest";
import { fetchFeed } from "./fetch-feed.ts";
import { isPublicAddress } from "./public-address.ts";

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1", "::ffff:8.8.8.8"])(
  "%s is of the public internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "127.0.0.1",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::7f00:1",
  "fd00::1",
  "fe80::1%eth0",
  "2002:7f00:1::",
  "2001:0:1::",
  "2001:db8::1",
  "ff02::1",
  "localhost",
  "",
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  "https://127.0.0.1/a.ics",
  "https://2130706433/a.ics",
  "https://0x7f.1/a.ics",
  "https://[::1]/a.ics",
  "https://[::ffff:10.0.0.1]/a.ics",
  "https://localhost/a.ics",
])("nothing is asked at %s", async (link) => {
  await expect(fetchFeed(link)).rejects.toThrow(/private network/);
});
