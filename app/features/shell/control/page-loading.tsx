import { useNavigation } from "react-router";

/** A loading indicator during navigation; CSS delays it. */
export function PageLoading() {
  const isLoading = useNavigation().state === "loading";
  return (
    <p role="status" className="page-loading no-print">
      {isLoading ? "Loading.." : null}
    </p>
  );
}
