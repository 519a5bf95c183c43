import type { Page } from "@playwright/test";
import { blocks } from "#contract/content/all-blocks.ts";
import type { BlockFields } from "#contract/content/field-kinds.ts";
import { expect } from "./site.ts";

/** Publishes a value for every block, as the owner who is signed in. */
export async function publishAll(
  page: Page,
  site: string,
  valueOf: (fields: BlockFields) => object,
): Promise<void> {
  for (const { name, fields } of blocks) {
    const reply = await page.request.put(`${site}/api/Content/${name}`, {
      data: { value: valueOf(fields) },
      headers: { origin: site },
    });
    expect.soft([name, reply.status()], await reply.text()).toEqual([name, 200]);
  }
}
