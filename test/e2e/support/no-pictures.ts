import type { Page } from "@playwright/test";

const dot = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

/** Every picture of the page is one dot from here on: their places have their measures, and none is decoded. */
export async function drawNothing(page: Page): Promise<void> {
  await page.route(/\.(?:avif|webp|jpe?g|png)(?:\?|$)/, (route) =>
    route.fulfill({ contentType: "image/gif", body: dot }),
  );
}
