/** The skyline above the footer. */
export function Ridge() {
  return <div aria-hidden="true" className="ridge" />;
}
