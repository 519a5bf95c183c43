import { writeFile } from "node:fs/promises";
import { catalogue, paymentCodes } from "./catalogue.ts";
import { manifest } from "./manifest.ts";
import { renderMaster } from "./masters.ts";
import { renderPaymentCode } from "./payment-code.ts";

/** Prints the demo pictures again: all of them, or those whose names begin with an argument; and their list. */
const wanted = process.argv.slice(2);
const isWanted = (file: string) => wanted.length === 0 || wanted.some((name) => file.startsWith(name));
const folder = new URL("../../demo/pictures/", import.meta.url);

const codes = paymentCodes.filter(({ file }) => isWanted(file));
const pictures = catalogue.filter(({ file }) => isWanted(file));
const total = codes.length + pictures.length;
let done = 0;

async function store(file: string, bytes: Buffer): Promise<void> {
  await writeFile(new URL(file, folder), bytes);
  done += 1;
  console.log(`${done}/${total} ${file} ${Math.round(bytes.length / 1000)} kB`);
}

await writeFile(new URL("pictures.json", folder), manifest());
for (const code of codes) await store(code.file, await renderPaymentCode(code.text));
for (const picture of pictures) await store(picture.file, await renderMaster(picture));
