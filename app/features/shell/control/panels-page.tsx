import type { ReactNode } from "react";
import { PageHead } from "./page-head.tsx";

type PanelsPageProps = { title: ReactNode; action?: ReactNode; children: ReactNode };

/** A control page of panels below each other. */
export function PanelsPage({ title, action, children }: PanelsPageProps) {
  return (
    <>
      <PageHead title={title} action={action} />
      <div className="grid gap-5">{children}</div>
    </>
  );
}
