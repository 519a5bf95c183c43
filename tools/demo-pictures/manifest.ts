import { catalogue, paymentCodes } from "./catalogue.ts";

/** The text of `demo/pictures/pictures.json`: what others than this folder need to know of each picture. */
export function manifest(): string {
  const drawn = catalogue.map(({ file, title, band }) => [file, { title, band }]);
  const codes = paymentCodes.map(({ file, title }) => [file, { title }]);
  return `${JSON.stringify(Object.fromEntries([...drawn, ...codes]), null, 2)}\n`;
}
