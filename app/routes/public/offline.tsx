import { pageMeta } from "#app/features/seo/page-meta.ts";
import { CallButton } from "#app/features/company/call-button.tsx";
import { useCompany } from "#app/features/company/use-company.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import type { Route } from "./+types/offline";

/** The page that the service worker (app/worker) shows when a page is unreachable and was not stored. */
export function meta({ matches }: Route.MetaArgs) {
  const description = "This page could not be reached. Try again when the network is back.";
  return pageMeta({ matches, title: "You are offline", description, path: "/offline", isUnlisted: true });
}

export default function OfflinePage() {
  const company = useCompany();
  return (
    <div className="wrap grid min-h-dvh place-content-center justify-items-center gap-5 py-section text-center">
      <Logo name={company.name} line={company.tagline} isDrawn />
      <h1 className="mt-6 text-3xl">You are offline</h1>
      <p className="max-w-[44ch] text-lg text-ink2">
        This page could not be reached. Nothing is lost that you had sent, and pages that you opened before
        are still here. A call or an SMS often gets through where a page does not.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {/* An empty `href` is the address that was requested. */}
        <LinkButton href="" variant="primary">
          Try again
        </LinkButton>
        <CallButton />
      </div>
    </div>
  );
}
