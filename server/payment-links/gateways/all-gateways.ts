import type { GatewayName } from "#contract/payment-links.ts";
import { cashfree } from "./cashfree.ts";
import type { PaymentGateway } from "./gateway.ts";
import { razorpay } from "./razorpay.ts";

export const gateways: Record<GatewayName, PaymentGateway> = { Razorpay: razorpay, Cashfree: cashfree };
