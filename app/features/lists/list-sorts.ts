/** One way to sort a list: the `OrderBy` word, the direction and the label. */
export type Sort<Order extends string = string> = {
  by: Order;
  direction: "asc" | "desc";
  label: string;
};

/** The default order of every list. */
export const newestFirst = { by: "id", direction: "desc", label: "Newest first" } as const;

/** By creation. Of two directions of one word, a click on the column's heading uses the first one first. */
export const byTime = [newestFirst, { by: "id", direction: "asc", label: "Oldest first" }] as const;

/** By a text, from A to Z and back: `Hotel, A to Z`. */
export function alphabetical<Order extends string>(by: Order, label: string): Sort<Order>[] {
  return [
    { by, direction: "asc", label: `${label}, A to Z` },
    { by, direction: "desc", label: `${label}, Z to A` },
  ];
}

/** A choice as addresses and forms carry it: `checkIn-asc`. */
export function sortWord({ by, direction }: Sort): string {
  return `${by}-${direction}`;
}
