import { useNavigation } from "react-router";

/** Says that the next page, or list, is on its way. It is only seen when that takes a moment. */
export function PageLoading() {
  const isLoading = useNavigation().state === "loading";
  return (
    <p role="status" className="page-loading no-print">
      {isLoading ? "Loading.." : null}
    </p>
  );
}
