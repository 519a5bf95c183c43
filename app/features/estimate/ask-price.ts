import { data } from "react-router";
import type { z } from "zod";
import type { Failure } from "#contract/client.ts";
import { aliasesOf, toWireNames } from "#contract/core/wire.ts";
import type { JourneyPrice } from "#contract/journey-prices.ts";
import { estimateWords } from "#contract/rules/estimate-words.ts";

type Typed = Record<string, string>;

/** The form of a journey to show again, with its price. */
export type PricedForm = { typed: Typed; price?: JourneyPrice; message?: string; errors?: Failure["errors"] };

/** Whether the guest has not seen the price yet: it must be shown before the form is sent. */
export function isUnpriced(typed: Typed, price: JourneyPrice | undefined): price is JourneyPrice {
  return price !== undefined && !typed["expectedTotal"];
}

/** Whether the form is valid: errors of its fields are shown before a price. */
export function isFaultless(form: z.ZodType, typed: Typed): boolean {
  return form.safeParse(toWireNames(typed, aliasesOf(form))).success;
}

/** The form with its price, to be confirmed: nothing has been sent. */
export function showPrice(typed: Typed, price: JourneyPrice) {
  const words = `This is what it costs: ${estimateWords(price).total}. Send it again if it suits you`;
  return data({ typed, price, message: words } satisfies PricedForm, { status: 409 });
}

/** A refused form; if the price has changed, with the new one and without field errors. */
export function priceAgain(typed: Typed, failure: Failure, price: JourneyPrice | undefined) {
  const { message, errors, status } = failure;
  const isPriceChanged = errors["expectedTotal"] !== undefined && price !== undefined;
  const form: PricedForm = { typed, price, message, errors: isPriceChanged ? {} : errors };
  return data(form, { status });
}
