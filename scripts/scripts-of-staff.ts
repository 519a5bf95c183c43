type Modules = {
  /** What imports a module, other than by `import()`; null for a module that is not there. */
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
};

const loadedForStaff = /\/app\/(?:routes\/control\/[^/]+|root|entry\.client)\.tsx?(?:\?|$)/;

/** Whether a page of the control area loads a module with its route; what it fetches by `import()` is not loaded so. */
export function isLoadedForStaff(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = modules.getModuleInfo(id) ?? {};
  return loadedForStaff.test(id) || importers.some((importer) => isLoadedForStaff(importer, modules, seen));
}
