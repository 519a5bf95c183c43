import { data } from "react-router";

/** "Not found" for unknown addresses. */
export function loader() {
  throw data(
    { message: "There is no page at this address. It may have moved, or a letter went missing on the way." },
    { status: 404 },
  );
}

export default function NotFound() {
  return null;
}
