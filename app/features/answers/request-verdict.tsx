import { VerdictButton } from "./verdict-button.tsx";

/** The sticky footer of a request's details: the buttons that answer it. */
export function RequestVerdict() {
  return (
    <>
      <VerdictButton status="Rejected" label="Reject" variant="destructive-ghost" />
      <VerdictButton status="Accepted" label="Accept" variant="secondary" />
    </>
  );
}
