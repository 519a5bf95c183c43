import { Outlet } from "react-router";

/** The page area alone, without header and footer. */
export default function BareLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
