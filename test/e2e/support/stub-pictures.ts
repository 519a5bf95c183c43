import type { Page } from "@playwright/test";

const dot = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

/** Replaces every picture by one pixel: the layout keeps its sizes, and no picture is decoded. */
export async function stubPictures(page: Page): Promise<void> {
  await page.route(/\.(?:avif|webp|jpe?g|png)(?:\?|$)/, (route) =>
    route.fulfill({ contentType: "image/gif", body: dot }),
  );
}
