import { testSequences } from "#test/support/stock-sequences.ts";

const two = { arrival: "2030-08-01", departure: "2030-08-03", rooms: 2 };
const one = { arrival: "2030-08-02", departure: "2030-08-04", rooms: 1 };

// Sequences that once failed come here.
testSequences(250, [
  [
    2,
    [
      { act: "book", stay: one },
      { act: "block", stay: two },
      { act: "accept", which: 0 },
      { act: "release", which: 0 },
      { act: "accept", which: 0 },
      { act: "move", which: 0, stay: two },
      { act: "block again", which: 0 },
    ],
  ],
]);
