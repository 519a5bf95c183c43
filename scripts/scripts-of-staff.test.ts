import { expect, test } from "vitest";
import { isLoadedForStaff } from "./scripts-of-staff.ts";

const importers: Record<string, string[]> = {
  "/site/app/ui/button.tsx": ["/site/app/ui/dialog.tsx", "/site/app/routes/public/home.tsx"],
  "/site/app/ui/dialog.tsx": ["/site/app/routes/control/desk-page.tsx?client", "/site/app/ui/button.tsx"],
  "/site/app/ui/map.tsx": ["/site/app/routes/public/home.tsx"],
  // What is fetched by `import()` has no importers.
  "/site/app/features/palette/search.ts": ["/site/app/features/palette/palette.tsx"],
};

const modules = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };

test("what a page of staff imports is theirs, also in a circle; what guests' pages import alone, or a page fetches later, is not", () => {
  const isStaffs = (id: string) => isLoadedForStaff(id, modules);
  expect(Object.keys(importers).map(isStaffs)).toEqual([true, true, false, false]);
  expect(isStaffs("/site/app/root.tsx")).toBe(true);
});
