import { countOf } from "#contract/rules/text.ts";
import { countUnfinished, latestReady } from "../../pictures/conversion/conversions.queries.ts";
import { publicName } from "../../pictures/store/picture-names.ts";
import type { Services } from "../../services.ts";
import { bad, good, type HealthLook, lookAt } from "../health-check.ts";
import { canFindPictures } from "../readiness.ts";
import { withTimeout } from "../with-timeout.ts";

/** The number of latest pictures that are looked up in the store. */
const sampled = 20;
const longest = 2000;

export const pictures: HealthLook = {
  name: "pictures",
  title: "Pictures",
  async look(services) {
    if (!(await withTimeout(longest, canFindPictures(services)).catch(() => false)))
      return bad(
        "The store of the pictures does not answer.",
        "Let whoever runs the server look at it (PICTURES_URL).",
      );
    const { waiting, failed } = await countUnfinished(services.db.executor);
    const missing = await countMissing(services);
    if (missing > 0) {
      const says = `${missing} of the latest ${sampled} pictures have no file any more.`;
      return bad(says, "Let whoever runs the server bring the folder of pictures back from a backup.");
    }
    const waits = waiting > 0 ? `${countOf(waiting, "picture")} being made smaller for phones. ` : "";
    if (failed === 0)
      return good(`${waits}${waits ? "All others" : "All"} are ready, and the latest have their files.`);
    const says = `${waits}${countOf(failed, "picture")} could not be made smaller for phones.`;
    return lookAt(says, "Press Try again where they are shown, or upload those anew.");
  },
};

async function countMissing({ db, pictures: { store } }: Services): Promise<number> {
  const latest = await latestReady(db.executor, sampled);
  const files = await Promise.all(
    latest.map(({ hash, width }) => store.find(publicName(hash, width, "webp"))),
  );
  return files.filter((file) => file === null).length;
}
