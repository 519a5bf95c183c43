import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

function faultOf(variables: Record<string, string>): string {
  try {
    readConfig(variables);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "no error";
  }
}

const wrong: [name: string, value: string][] = [
  ["PORT", "http"],
  ["PORT", "-1.5"],
  ["PORT", "65536"],
  ["DATABASE_URL", "mysql://db/site"],
  ["DATABASE_URL", "postgres://agency:kah#wa@db:5432/site"],
  ["DATABASE_URL", "postgres://agency:5/five@db:5432/site"],
  ["DATABASE_URL", "postgres://agency:100%@db:5432/site"],
  ["DATABASE_POOL", "many"],
  ["DATABASE_POOL", "0"],
  ["DATABASE_POOL", "501"],
  ["PICTURES_URL", "https://pictures.example"],
  ["ADMIN_USERNAME", "a".repeat(101)],
  ["ADMIN_PASSWORD", "kahwa"],
  ["SMTP_URL", "mail.example"],
  ["MAIL_FROM", "the desk"],
  ["MAIL_STAFF", "desk@"],
  ["PUBLIC_URL", "www.example.com"],
  ["PUBLIC_URL", "localhost:3000"],
  ["PUBLIC_URL", "https://example.com/site"],
  ["PUBLIC_URL", "https://example.com/?from=mail"],
  ["PUBLIC_URL", "https://desk:secret@example.com"],
  ["SECRETS_KEY", "short"],
  ["BACKUP_KEY", "short"],
  ["BACKUP_KEEP", "7"],
  ["DEMO", "never"],
  ["DEMO", "offf"],
  ["RATE_LIMIT", "2"],
  ["TRUSTED_PROXIES", "loopback, 10.0.0.0/33"],
];

test.each(wrong)("%s=%s is told in one sentence, in words, that names the setting once", (name, value) => {
  const [heading, ...sentences] = faultOf({ [name]: value }).split("\n");
  expect(heading).toBe("These settings cannot be used:");
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(new RegExp(`^  ${name} (is|has|starts|lists) [^<>:]+`));
  expect(sentences[0]?.split(name)).toHaveLength(2);
});

test.each(["off", "OFF", "No", "false", "0"])("%s turns a setting off", (word) => {
  expect(readConfig({ DEMO: word, RATE_LIMIT: word })).toMatchObject({ demo: false, rateLimit: false });
});

test.each(["on", "Yes", "TRUE", "1", ""])("%j leaves it on", (word) => {
  expect(readConfig({ DEMO: word, RATE_LIMIT: word })).toMatchObject({ demo: true, rateLimit: true });
});

test("every fault is told at once", () => {
  const fault = faultOf({ PORT: "http", SMTP_URL: "mail.example", MAIL_FROM: "the desk" });
  expect(fault.match(/^ {2}[A-Z_]+/gm)).toEqual(["  PORT", "  SMTP_URL", "  MAIL_FROM"]);
});

test.each(["ADMIN_USERNAME", "ADMIN_PASSWORD"])("%s alone is half an account", (name) => {
  expect(faultOf({ [name]: "kahwa-at-the-ghat" })).toBe(
    "ADMIN_USERNAME and ADMIN_PASSWORD are set together or not at all",
  );
});

test("what is not set, or empty, has its default", () => {
  const empty = Object.fromEntries(wrong.map(([name]) => [name, ""]));
  expect(readConfig(empty)).toEqual(readConfig({}));
  expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1", databasePool: 10, demo: true });
});

test("what is set is read", () => {
  const config = readConfig({ PORT: "0", DEMO: "OFF", PUBLIC_URL: "https://www.example.com//" });
  expect(config).toMatchObject({ port: 0, demo: false, publicUrl: "https://www.example.com" });
  expect(config.mail).toEqual({ from: "hello@www.example.com", staff: "hello@www.example.com" });
});
