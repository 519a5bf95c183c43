import { packageEdit } from "#app/features/packages/package-edit.ts";
import { editAction, editLoader, editPage } from "#app/features/records/record-edit.tsx";

export const loader = editLoader(packageEdit);
export const action = editAction(packageEdit);
export default editPage(packageEdit);
