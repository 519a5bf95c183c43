import { expect, test } from "vitest";
import { readSmtpAddress } from "./smtp-address.ts";

test.each([
  ["smtp://desk:secret@mail.example:587", true, "smtp://desk:secret@mail.example:587"],
  ["smtps://desk:secret@mail.example", true, "smtps://desk:secret@mail.example"],
  ["smtp://mail.example:25?tls=off", false, "smtp://mail.example:25"],
  ["smtp://mail.example:25?tls=off&name=desk", false, "smtp://mail.example:25?name=desk"],
  ["smtp://127.0.0.1:2525", false, "smtp://127.0.0.1:2525"],
  ["smtp://localhost:25", false, "smtp://localhost:25"],
])("%s asks for TLS: %s", (text, requireTLS, url) => {
  expect(readSmtpAddress(text)).toEqual({ url, requireTLS });
});
