/** Where the page's script says what went wrong with a form as a whole. */
export function SaidBySite() {
  return (
    <p
      data-said=""
      hidden
      role="alert"
      className="rounded-control border-[1.5px] border-chinar bg-chinar-soft p-4 text-sm font-semibold text-chinar"
    />
  );
}
