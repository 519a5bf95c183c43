import sharp from "sharp";
import { expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { paperLogo } from "./paper-logo.ts";

const app = appOfFile();
const owner = staffOfFile(app);

test("papers wear the drawn mark, and the company's own logo as soon as it has one, on white", async () => {
  const read = paperLogo(app.services);
  const sizeOf = async () => sharp(await read()).metadata();
  expect(await sizeOf()).toMatchObject({ format: "png", width: 304, height: 416, hasAlpha: false });
  expect(await read()).toBe(await read());

  const form = new FormData();
  form.set("image", new File([await smallPicture(900, 300).png().toBuffer()], "logo.png"));
  const { logo } = (await owner("POST", "Settings/Logo", form)).data as { logo: string };
  await owner("PUT", "Settings/Brand", { ...companyDefaults.brand, logo });
  expect(await sizeOf()).toMatchObject({ format: "png", width: 640, height: 213, hasAlpha: false });
});
