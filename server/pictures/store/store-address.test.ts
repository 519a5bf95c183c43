import { expect, test } from "vitest";
import { parseS3Address } from "./store-address.ts";

test("an address with everything in it", () => {
  const address =
    "s3://KEY:se%2Fcr%2Bet@s3.example:9000/pictures/site/one?region=ap-south-1&tls=off&style=virtual";
  expect(parseS3Address(address)).toEqual({
    endpoint: "http://s3.example:9000",
    region: "ap-south-1",
    key: "KEY",
    secret: "se/cr+et",
    bucket: "pictures",
    prefix: "site/one/",
    pathStyle: false,
  });
});

test("a short address is encrypted, in us-east-1, with the bucket in the path", () => {
  expect(parseS3Address("s3://key:secret@s3.example/pictures")).toMatchObject({
    endpoint: "https://s3.example",
    region: "us-east-1",
    prefix: "",
    pathStyle: true,
  });
});

test("every fault is named, the secret never", () => {
  expect(reason("s3://key@s3.example/?tls=no&colour=red")).toMatch(
    /has no secret, has no bucket, has a tls that is neither on nor off, has an unknown option colour/,
  );
  expect(reason("https://s3.example/pictures")).toMatch(/must look like s3:/);
  expect(reason("s3://key:hush@s3.example/")).not.toMatch(/hush/);
});

function reason(address: string): string {
  try {
    parseS3Address(address);
  } catch (error) {
    return String(error);
  }
  throw new Error(`${address} was taken`);
}
