import type { PageInfo } from "#contract/core/envelope.ts";

/** Whether the list has records, but its pages end before the one that was asked for. */
export function isBeyondEnd(pageInfo: PageInfo | undefined): boolean {
  return pageInfo !== undefined && pageInfo.totalPages > 0 && pageInfo.currentPage > pageInfo.totalPages;
}
