/** Where the hotels and tours looked at before appear; nothing while there are none, or without scripts. */
export function RecentlyViewed() {
  return (
    <recently-viewed className="block print:hidden">
      <section hidden aria-labelledby="recently-viewed" className="wrap pb-section">
        <h2 id="recently-viewed" className="mb-5 text-2xl">
          Recently viewed
        </h2>
        <ul className="flex flex-wrap gap-3" />
      </section>
    </recently-viewed>
  );
}

/** Remembers the page it stands on, in this browser alone. */
export function RememberView({ href, title }: { href: string; title: string }) {
  return <remember-view data-href={href} data-title={title} hidden />;
}
