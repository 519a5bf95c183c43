import { testSequences } from "#test/support/stock-sequences.ts";

testSequences(250);
