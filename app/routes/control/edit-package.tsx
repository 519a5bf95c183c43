import { packageEdit } from "#app/features/packages/package-edit.ts";
import { editAction, editLoader, editPage } from "#app/features/records/record-edit.tsx";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";

export const loader = editLoader(packageEdit);
export const action = editAction(packageEdit);
export const meta = controlPageMeta;
export default editPage(packageEdit);
