export function writeLists(root?: string): void;
