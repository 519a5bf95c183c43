import { moneyMethods } from "#contract/payments.ts";
import { typedDigits } from "#contract/rules/phone.ts";
import { asStayKind, stayKinds } from "#contract/rules/stay-kinds.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { shorten } from "#contract/rules/text.ts";
import { typedCount } from "./typed-count.ts";
import { typedDays } from "./typed-days.ts";
import { typedKind } from "./typed-kind.ts";
import { typedDate } from "./typed-date.ts";
import { typedMethod } from "./typed-method.ts";
import { isNotOffered, typedMoney, typedRate, typedRent } from "./typed-money.ts";
import { typedNights } from "./typed-nights.ts";
import { isSeveralPhones, isShortenedPhone, typedPhone } from "./typed-phone.ts";
import { typedYes } from "./typed-yes.ts";

/** What is wrong with a text and what to write instead; undefined for a text that is understood. */
type Hint = (text: string) => string | undefined;

const quoted = (text: string) => `“${shorten(text, 40, "…")}”`;
const isNumber = (text: string) => /^\d+$/.test(text);

const date: Hint = (text) =>
  isCalendarDate(typedDate(text))
    ? undefined
    : `${quoted(text)} is no date that exists: write day, month and year, such as 14-12-2026`;

const money: Hint = (text) =>
  isNumber(typedMoney(text))
    ? undefined
    : `${quoted(text)} is no amount: write it in digits alone, such as 5000`;

const offer: Hint = (text) => (isNotOffered(text) ? undefined : money(text));

const rent: Hint = (text) =>
  isNumber(typedMoney(text)) && !isNumber(typedRent(text))
    ? `${quoted(text)} is the price of one person: write what the room costs a night, such as 5000`
    : money(text);

const rate: Hint = (text) =>
  isNumber(typedMoney(text)) && !isNumber(typedRate(text))
    ? `${quoted(text)} is the price of one night: write what the tour costs, such as 17500`
    : money(text);

const count: Hint = (text) =>
  isNumber(typedCount(text))
    ? undefined
    : `${quoted(text)} is no number: write it in digits alone, such as 2`;

const days: Hint = (text) =>
  isNumber(typedDays(text))
    ? undefined
    : `${quoted(text)} is no number of days: write it in digits alone, such as 5, or as 4N/5D`;

const kindOfStay: Hint = (text) =>
  asStayKind(typedKind(text))
    ? undefined
    : `${quoted(text)} is no kind of stay: write ${stayKinds.slice(0, -1).join(", ")} or ${stayKinds.at(-1)}, or nothing`;

const phone: Hint = (text) => {
  if (isShortenedPhone(text))
    return `${quoted(text)} has lost its last digits in the spreadsheet: make the column one of text, and write the number again, such as 9000000001`;
  if (isSeveralPhones(text))
    return `${quoted(text)} is more than one number: write one here, such as 9000000001, and the others under Special request`;
  return typedDigits(10, 15).test(typedPhone(text).replace(/^\+/, ""))
    ? undefined
    : `${quoted(text)} is no phone number: write at least 10 digits, such as 9000000001`;
};

const method: Hint = (text) =>
  moneyMethods.some((one) => one === typedMethod(text))
    ? undefined
    : `${quoted(text)} is no way to pay: write ${moneyMethods.slice(0, -1).join(", ")} or ${moneyMethods.at(-1)}, or choose “Not in this file” for it under Columns`;

const nights: Hint = (text) =>
  typedNights(text) === text
    ? `${quoted(text)} are no nights of the week: write them, such as Fri, Sat, or weekend (Friday and Saturday), or nothing for all`
    : undefined;

const yes: Hint = (text) =>
  /^(?:true|false)$/.test(typedYes(text)) ? undefined : `${quoted(text)}: write yes or no, or nothing`;

const hints: Readonly<Partial<Record<string, Hint>>> = {
  checkInDate: date,
  checkOutDate: date,
  phoneNo: phone,
  rentPerNight: rent,
  weekendRent: rent,
  startingRate: rate,
  numberOfDays: days,
  kind: kindOfStay,
  carPrice: offer,
  suvPrice: offer,
  vanPrice: offer,
  busPrice: offer,
  noOfRooms: count,
  noBeds: count,
  maxAdults: count,
  maxChild: count,
  adults: count,
  children: count,
  rooms: count,
  total: money,
  advance: money,
  paid: money,
  over: money,
  paidOn: date,
  paidBy: method,
  from: date,
  to: date,
  weekdays: nights,
  minNights: count,
  isYearly: yes,
  confirm: yes,
};

/** What to write in a cell that is not understood; undefined when it is understood or empty. */
export function inputHint(field: string, text: string | undefined): string | undefined {
  return text ? hints[field]?.(text) : undefined;
}
