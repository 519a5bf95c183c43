import { field, type ImportField } from "./import-field.ts";

/** What a stay costs and what came in for it, in the words of registers and of the exported list. */
export const moneyFields: readonly ImportField[] = [
  field(
    "total",
    "Total",
    [
      "total inr",
      "agreed total",
      "total amount",
      "amount",
      "bill",
      "bill amount",
      "total price",
      "total amt",
      "bill amt",
      "amt",
    ],
    "13500",
  ),
  field(
    "advance",
    "Advance",
    [
      "advance paid",
      "advance received",
      "advance recd",
      "advance amount",
      "advance amt",
      "adv amt",
      "adv",
      "deposit",
      "token",
    ],
    "4000",
  ),
  field(
    "paid",
    "Paid",
    [
      "paid inr",
      "received",
      "recd",
      "amount received",
      "amount recd",
      "amount paid",
      "total paid",
      "total received",
    ],
    "",
  ),
  field("over", "To give back", ["over inr", "over", "to return", "refund due"], ""),
  field("paidOn", "Paid on", ["payment date", "date of payment", "advance date", "received on"], ""),
  field("paidBy", "Paid by", ["payment method", "method", "payment mode", "mode of payment", "mode"], "UPI"),
];
