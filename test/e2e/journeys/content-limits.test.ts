import { blocks } from "#contract/content/all-blocks.ts";
import type { PublishedBlock } from "#contract/content.ts";
import type { BlockFields } from "#contract/content/field-kinds.ts";
import { smallestValue } from "../../support/content-values.ts";
import { publishAll } from "../support/publish-blocks.ts";
import { publicPages } from "../support/public-pages.ts";
import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "one that writes nothing", serviceWorkers: "block" });

test("every block empty, or with as little as it takes, leaves no heading over nothing", async ({
  page,
  site,
  accessible,
}) => {
  test.setTimeout(200_000);
  await signIn(page);

  for (const valueOf of [
    smallestValue,
    (fields: BlockFields) => ({ ...smallestValue(fields), ...emptyLists(fields) }),
  ]) {
    await publishAll(page, site, valueOf);
    for (const path of publicPages) {
      const reply = await page.goto(path);
      expect.soft([path, reply?.status()]).toEqual([path, path === "/nowhere" ? 404 : 200]);
      const hollow = await page
        .locator("h1, h2, h3, main ul, main dl, nav, footer ul")
        .evaluateAll((all) =>
          all
            .filter(
              (each) =>
                each.checkVisibility() &&
                each.textContent?.trim() === "" &&
                !each.querySelector("[aria-label], img"),
            )
            .map((each) => each.outerHTML.slice(0, 200)),
        );
      expect.soft(hollow, path).toEqual([]);
      expect.soft(await page.locator("h1").count(), path).toBe(1);
    }
  }
  await page.goto("/");
  await accessible(page);

  const published = (await (await page.request.get(`${site}/api/Content`)).json()) as {
    data: PublishedBlock[];
  };
  expect(published.data.map(({ version }) => version)).toEqual(blocks.map(() => 2));
});

function emptyLists(fields: BlockFields): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === "list" ? [[name, []]] : [])),
  );
}
