import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";
import { keepAliveTimeout } from "../keep-alive.ts";

/** Node's response, whose `_header` is the serialized and validated head. */
type WithHead = ServerResponse & { _header: string | null; _hasBody: boolean };

const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`;

let second = 0;
let dateLine = "";

/** Status line and headers as text, in one piece of memory. Throws for an invalid header. */
export function headText(status: number, headers: readonly string[]): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = [headers[index], headers[index + 1]];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  // V8 would join a concatenated text anew each time it is sent.
  return Buffer.from(text, "latin1").toString("latin1");
}

/**
 * Sends a reply to a GET with a prepared head, and returns its length in bytes with the head. `writeHead` would build
 * and validate the same head each time, which costs more than all else. Sends nothing and returns 0 when this head
 * would be wrong, or when another version of Node keeps it elsewhere.
 */
export function sendReady(response: ServerResponse, head: string, id: string, body?: Buffer): number {
  const { shouldKeepAlive, useChunkedEncodingByDefault: isHttp11 } = response;
  if (!shouldKeepAlive || !isHttp11 || !takesHead(response)) return 0;
  const fullHead = `${head}x-request-id: ${id}\r\n${dateNow()}${connection}`;
  response._header = fullHead;
  if (body) {
    response.end(body);
    return fullHead.length + body.length;
  }
  response.statusCode = 304;
  response._hasBody = false;
  response.end();
  return fullHead.length;
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
