import { optionalWholeNumber } from "./fields.ts";

/** The lowest or highest price of a search, in whole rupees. */
export const searchedRate = optionalWholeNumber("Write the price in whole rupees", 0, 10_000_000);
