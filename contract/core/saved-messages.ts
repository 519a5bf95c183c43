/** What is said when a record was changed, deleted or restored; `label` is its kind: `Hotel`. */
export function savedMessages(label: string) {
  return {
    changed: `${label} updated successfully`,
    deleted: `${label} deleted successfully`,
    restored: `${label} restored`,
  };
}
