import type { PackageDetail } from "#contract/packages.ts";
import { fitTo } from "../merge/form-versions.ts";
import type { RecordEdit } from "../records/record-edit.tsx";
import { emptyPackage, type PackageFormValues } from "./package-form-values.ts";
import { readPackageForm } from "./read-package-form.ts";
import { PackageForm } from "./package-form.tsx";
import { bodyOf, valuesOf } from "./package-values.ts";
import { packageFields } from "./package-versions.ts";

export const packageEdit: RecordEdit<PackageDetail, PackageFormValues> = {
  kind: "packages",
  title: "Update Package",
  calls: ({ packages }) => packages,
  valuesOf,
  readForm: readPackageForm,
  bodyOf: (ours) => bodyOf(fitTo(emptyPackage, ours)),
  fields: packageFields,
  done: "/control/packages",
  Form: PackageForm,
};
