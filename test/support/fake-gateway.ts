import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { openOnFreePort } from "./free-port.ts";

/**
 * How the gateway responds, in this order: as published, as published but only when released, with an error, with garbage,
 * endlessly, never, or by closing the connection.
 */
type Mood = "well" | "holding" | "refusing" | "garbled" | "endless" | "silent" | "gone";

export type FakeGateway = Awaited<ReturnType<typeof startFakeGateway>>;

/** A local fake of the Razorpay and Cashfree APIs as published, which records the requests. */
export async function startFakeGateway() {
  const asked: { path: string; body: Record<string, unknown>; headers: Record<string, unknown> }[] = [];
  const state = { mood: "well" as Mood };
  /** Releases the held responses. */
  const held: (() => void)[] = [];
  let made = 0;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const body = JSON.parse(text || "{}") as Record<string, unknown>;
      asked.push({ path: request.url ?? "", body, headers: request.headers });
      if (state.mood === "refusing")
        return response.writeHead(401).end('{"error":{"code":"BAD_REQUEST_ERROR"}}');
      if (state.mood === "garbled") return response.end('{"short_url":"javascript:alert(1)","id":7}');
      if (state.mood === "endless") return response.end("x".repeat(200_000));
      if (state.mood === "silent") return undefined;
      if (state.mood === "gone") return request.socket.destroy();
      const answerWell = () => response.end(JSON.stringify(published(request.url, body)));
      response.setHeader("content-type", "application/json");
      return state.mood === "holding" ? held.push(answerWell) : answerWell();
    });
  });
  function published(path: string | undefined, body: Record<string, unknown>) {
    made += 1;
    return path?.startsWith("/links")
      ? {
          cf_link_id: String(made),
          link_id: body["link_id"],
          link_status: "ACTIVE",
          link_url: `https://payments.example/links/${made}`,
        }
      : {
          id: `plink_${made}`,
          entity: "payment_link",
          short_url: `https://rzp.example/i/${made}`,
          status: "created",
        };
  }
  const port = await openOnFreePort(server);
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}`, asked, state, held, stop };
}

type Sent = { body: string; headers: Record<string, string> };
type ReportedPayment = {
  linkId: string;
  paise?: number;
  /** In paise, paid by the guest on top of `paise`. */
  onTop?: number;
  /** The fee that the gateway reports. */
  fee?: number;
  number?: string;
  event?: string;
  status?: string;
  at?: Date;
};

/** A signed Razorpay event in its published format. */
export function razorpayEvent(
  secret: string,
  told: ReportedPayment & { kind?: string; currency?: string },
): Sent {
  const { linkId, paise = 0, number = "pay_1", event = "event_1", kind = "paid", currency = "INR" } = told;
  const { onTop = 0, fee = null } = told;
  const created_at = Math.floor((told.at ?? new Date("2030-06-01T06:00:00Z")).getTime() / 1000);
  const amount = paise + onTop;
  const payment = { id: number, entity: "payment", amount, currency, status: "captured", created_at, fee };
  const body = JSON.stringify({
    account_id: "acc_DemoAccount",
    contains: ["payment_link", "order", "payment"],
    created_at,
    entity: "event",
    event: `payment_link.${kind}`,
    payload: {
      ...(paise > 0 && { payment: { entity: { ...payment, method: "upi", email: "guest@example.com" } } }),
      payment_link: { entity: { id: linkId, amount: paise, amount_paid: paise, currency, status: kind } },
    },
  });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return { body, headers: { "x-razorpay-signature": signature, "x-razorpay-event-id": event } };
}

/** A signed Cashfree event in its published format. */
export function cashfreeEvent(secret: string, told: ReportedPayment): Sent {
  const { linkId, paise = 0, number = "1021206", event = "", status = "PAID", onTop = 0 } = told;
  const body = JSON.stringify({
    data: {
      cf_link_id: 1_576_977,
      link_id: linkId,
      link_status: status,
      link_currency: "INR",
      link_amount: (paise / 100).toFixed(2),
      link_amount_paid: (paise / 100).toFixed(2),
      ...(paise > 0 && {
        order: {
          order_amount: ((paise + onTop) / 100).toFixed(2),
          order_id: "CFPay_demo",
          transaction_id: Number(number),
          transaction_status: "SUCCESS",
        },
      }),
    },
    type: "PAYMENT_LINK_EVENT",
    version: 1,
    event_time: (told.at ?? new Date("2030-06-01T06:00:00Z")).toISOString(),
  });
  const timestamp = "1906524000000";
  const signature = createHmac("sha256", secret)
    .update(timestamp + body)
    .digest("base64");
  return {
    body,
    headers: {
      "x-webhook-timestamp": timestamp,
      "x-webhook-signature": signature,
      ...(event && { "x-idempotency-key": event }),
    },
  };
}
