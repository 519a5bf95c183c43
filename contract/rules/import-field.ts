/** A column that a file of one kind may have. */
export type ImportField = {
  name: string;
  /** The label that people read, and the heading in the template file. */
  label: string;
  /** Other headings in use for it, in lower case and without signs. */
  alsoCalled: readonly string[];
  /** Without this column no row can be read. */
  isNeeded?: boolean;
  example: string;
};

export const hotelName: ImportField = {
  name: "hotelName",
  label: "Hotel",
  alsoCalled: [
    "hotel name",
    "name of hotel",
    "name of the hotel",
    "property",
    "property name",
    "name of property",
    "house",
    "houseboat",
    "name",
    "stay",
    "stayed at",
  ],
  isNeeded: true,
  example: "Willow Bank House",
};

export function field(
  name: string,
  label: string,
  alsoCalled: readonly string[],
  example: string,
): ImportField {
  return { name, label, alsoCalled, example };
}

export function needed(...args: Parameters<typeof field>): ImportField {
  return { ...field(...args), isNeeded: true };
}
