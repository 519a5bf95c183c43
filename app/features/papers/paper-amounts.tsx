import { formatPaise } from "#contract/rules/money.ts";
import type { ShownPaper } from "./shown-paper.ts";

/** The lines, taxes and total of a paper; nothing on papers without prices. */
export function PaperAmounts({ content: { lines, taxes, total } }: Pick<ShownPaper, "content">) {
  if (total === null) return null;
  return (
    <table className="paper-amounts w-full text-sm">
      <caption className="sr-only">What it comes to</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, note, paise }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paper never changes
          <tr key={index} className="border-t border-line align-top">
            <td className="py-2 pe-4">
              <span className="font-medium">{text}</span>
              {note ? <span className="block text-ink2">{note}</span> : null}
            </td>
            <td className="num py-2 text-end whitespace-nowrap">
              {paise === null ? "" : formatPaise(paise)}
            </td>
          </tr>
        ))}
        {taxes.map(({ text, paise }) => (
          <tr key={text} className="text-ink2">
            <td className="py-1 pe-4">{text}</td>
            <td className="num py-1 text-end whitespace-nowrap">{formatPaise(paise)}</td>
          </tr>
        ))}
      </tbody>
      {/* Not `<tfoot>`, which is printed on every page of a long paper. */}
      <tbody>
        <tr className="border-t border-line text-base font-semibold">
          <th scope="row" className="py-2 pe-4 text-start">
            Total
          </th>
          <td className="num py-2 text-end whitespace-nowrap">{formatPaise(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
