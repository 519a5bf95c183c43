import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";
import { keepAliveTimeout } from "../keep-alive.ts";

/** Where Node keeps the head of a reply, once it has put it together and checked it. */
type WithHead = ServerResponse & { _header: string | null; _hasBody: boolean };

const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`;

let second = 0;
let dateLine = "";

/** The status and the headers of a flat list as text, in one piece of memory. Throws for what no header may hold. */
export function headText(status: number, headers: readonly string[]): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = [headers[index], headers[index + 1]];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  // Texts that were put together would be put together anew each time they are sent.
  return Buffer.from(text, "latin1").toString("latin1");
}

/**
 * Sends a reply to a GET whose head is ready, and returns its length in bytes with the head. `writeHead` would put the
 * same head together and check it anew each time, which costs more than all else. Sends nothing and returns 0 where that
 * head would not be right, or where another Node than ours keeps it elsewhere.
 */
export function sendReady(response: ServerResponse, head: string, id: string, body?: Buffer): number {
  const { shouldKeepAlive, useChunkedEncodingByDefault: isOfToday } = response;
  if (!shouldKeepAlive || !isOfToday || !takesHead(response)) return 0;
  const whole = `${head}x-request-id: ${id}\r\n${dateNow()}${connection}`;
  response._header = whole;
  if (body) {
    response.end(body);
    return whole.length + body.length;
  }
  response.statusCode = 304;
  response._hasBody = false;
  response.end();
  return whole.length;
}

function takesHead(response: ServerResponse): response is WithHead {
  return "_header" in response && response._header === null && "_hasBody" in response;
}

function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    dateLine = `Date: ${new Date(now * 1000).toUTCString()}\r\n`;
  }
  return dateLine;
}
