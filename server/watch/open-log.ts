import { type Logger, pino, stdSerializers } from "pino";
import { mapToSources } from "../source-positions.ts";
import { logDestination } from "./log-destination.ts";

/** `quiet` leaves out the line for each request that went well; `off` writes nothing. */
export type LogLevel = "off" | "quiet" | "requests";

/** `writeLine` writes a complete line, which ends with a line break. */
export type Log = Logger & { writeLine: (line: string) => void };

/** The log, as lines of JSON on the standard output. It is written asynchronously, the rest when the process ends. */
export function openLog(level: LogLevel = "quiet"): Log {
  const destination = logDestination();
  const log = pino(
    { level: level === "off" ? "silent" : "info", serializers: { err: withoutPeople } },
    destination,
  );
  return Object.assign(log, { writeLine: (line: string) => destination.write(line) });
}

// Of an address longer than any mail server takes, the beginning may stay.
const emailAddress = /[^\s<>"'(@/]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g;
const phoneNumber = /\+?\d[\d ()-]{7,}\d/g;

/**
 * An error for the log: its kind, message, code and stack (with places in the sources), without email addresses and
 * phone numbers that a mail server or a database quotes.
 */
export function withoutPeople(error: Error): object {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message: hidden(message), code, stack: hidden(mapToSources(stack ?? "")) };
}

function hidden(text: string): string {
  return text.replace(emailAddress, "…@…").replace(phoneNumber, "…");
}
