import { isRouteErrorResponse } from "react-router";

const titles: Record<number, string> = {
  400: "This address is not right",
  403: "This is not open to you",
  404: "There is nothing at this address",
  405: "Nothing can be sent to this page",
  429: "A moment, please",
};

/** The HTTP status of a control page's error. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The heading of the error page. */
export function errorTitle(error: unknown): string {
  const status = errorStatus(error);
  return titles[status] ?? (status >= 500 ? "Something went wrong on our side" : "This cannot be shown");
}
