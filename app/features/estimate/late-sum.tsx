/** Where the page's script says that the price has not come; empty else. */
export function LateSum({ className = "" }: { className?: string }) {
  return <p data-sum="late" role="status" className={`text-sm text-ink2 empty:hidden ${className}`} />;
}
