/** A grey block in the real thing's size; the list around it says that it is loading. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block ${className}`} />;
}

/** A poster card's skeleton, in the card's real geometry. */
export function PosterSkeleton() {
  return (
    <div className="mat pb-5">
      <Skeleton className="aspect-[4/4.9] w-full" />
      <div className="px-2 pt-4">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="mt-3 h-4 w-1/2" />
        <Skeleton className="mt-6 h-5 w-1/3" />
      </div>
    </div>
  );
}

/** Says "loading" once to a screen reader, and shows `count` posters to everybody else. */
export function PosterSkeletons({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <div role="status" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <PosterSkeleton key={index} />
      ))}
    </div>
  );
}
