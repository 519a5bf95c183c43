import { data } from "react-router";
import type { z } from "zod";
import type { Failure } from "#contract/client.ts";
import { aliasesOf, toWireNames } from "#contract/core/wire.ts";
import type { JourneyPrice } from "#contract/journey-prices.ts";
import { estimateWords } from "#contract/rules/estimate-words.ts";

type Typed = Record<string, string>;

/** A journey's form once more, with what it costs. */
export type PricedForm = { typed: Typed; price?: JourneyPrice; message?: string; errors?: Failure["errors"] };

/** Whether the form shows no price although there is one: it is shown before anything is sent. */
export function isUnpriced(typed: Typed, price: JourneyPrice | undefined): price is JourneyPrice {
  return price !== undefined && !typed["expectedTotal"];
}

/** Whether its call takes the form as it is: what is wrong at its fields is told before a price. */
export function isFaultless(form: z.ZodType, typed: Typed): boolean {
  return form.safeParse(toWireNames(typed, aliasesOf(form))).success;
}

/** The form with its price, which its sender had not seen: nothing was sent yet. */
export function showPrice(typed: Typed, price: JourneyPrice) {
  const words = `This is what it costs: ${estimateWords(price).total}. Send it again if it suits you`;
  return data({ typed, price, message: words } satisfies PricedForm, { status: 409 });
}

/** A refused form; where it costs something else by now, with the new price and without a fault at a field. */
export function priceAgain(typed: Typed, failure: Failure, price: JourneyPrice | undefined) {
  const { message, errors, status } = failure;
  const isOther = errors["expectedTotal"] !== undefined && price !== undefined;
  const form: PricedForm = { typed, price, message, errors: isOther ? {} : errors };
  return data(form, { status });
}
