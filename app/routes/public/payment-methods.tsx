import { apiContext } from "#app/context.ts";
import { readContent } from "#app/features/content/read-content.server.ts";
import { readBanner } from "#app/features/content/read-banner.server.ts";
import { AskUs } from "#app/features/company/ask-us.tsx";
import { cancellationHtml } from "#app/features/payments/cancellation-html.ts";
import { InfoDialog } from "#app/features/shell/public/info-dialog.tsx";
import { type PaymentCode, paymentCodes } from "#app/features/payments/payment-code.server.ts";
import { pageMeta } from "#app/features/seo/page-meta.ts";
import { QrCode } from "#app/features/payments/qr-code.tsx";
import { orErrorPage } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { CompactBanner } from "#app/ui/compact-banner.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/payment-methods";
import { Icon } from "#app/ui/icon.tsx";

const termsId = "cancellation-terms";

export async function loader({ context }: Route.LoaderArgs) {
  const { payment, policy, isPolicyOpen } = orErrorPage(
    await context.get(apiContext).settings.company(),
  ).data;
  const content = await readContent(context);
  return {
    banner: readBanner(content, "payment"),
    words: content.get("payment-words"),
    summary: content.get("page-summaries").payment,
    codes: paymentCodes(payment),
    terms: cancellationHtml(isPolicyOpen ? null : policy.ladder, content.get("cancellation-notes").notes),
    notes: payment.notes.split("\n").filter((note) => note.trim() !== ""),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: "Payment Methods",
    description: loaderData?.summary ?? "",
    path: "/payment-methods",
  });
}

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { banner, words, codes, terms, notes } = loaderData;
  return (
    <>
      <CompactBanner {...banner} />
      <section
        aria-label="Payment codes"
        className="wrap grid gap-8 py-section sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.1fr]"
      >
        {codes.map((code) => (
          <CodeCard key={code.upiId} code={code} />
        ))}
        {codes.length === 0 ? (
          <div className="lg:col-span-2">
            <EmptyState title={words.askTitle} action={<AskUs label="Write to us" href="/query" />}>
              {words.askText}
            </EmptyState>
          </div>
        ) : null}
        <div className="min-w-0 sm:col-span-2 lg:col-span-1 lg:ps-4">
          <h2 className="text-2xl [overflow-wrap:anywhere]">{words.before}</h2>
          <ul className="mt-5 grid gap-4 text-ink2">
            {notes.map((note) => (
              <li key={note} className="border-s-2 border-saffron ps-4">
                {note}
              </li>
            ))}
          </ul>
          <DialogButton
            opens={termsId}
            variant="outline"
            className="mt-7 max-w-full [overflow-wrap:anywhere]"
          >
            {words.terms}
          </DialogButton>
        </div>
      </section>
      <InfoDialog id={termsId} title={words.terms} html={terms} />
    </>
  );
}

function CodeCard({ code }: { code: PaymentCode }) {
  return (
    <article className="flex flex-col rounded-panel border border-line bg-surface p-6 shadow-mid">
      <h2 className="text-card">{code.title}</h2>
      <p className="mt-2 mb-5 text-sm text-ink2">{code.text}</p>
      <QrCode label={`QR code of the UPI ID ${code.upiId}`} size={code.size} path={code.path} isForOthers />
      <copy-text data-text={code.upiId} className="mt-5 grid gap-2 handheld:mb-5">
        <p className="text-center text-sm text-ink3">
          UPI ID
          <span className="block text-base font-semibold break-all text-ink select-all">{code.upiId}</span>
        </p>
        <Button variant="outline" size="small" className="needs-script justify-self-center">
          <Icon of="copy" />
          Copy UPI ID
        </Button>
      </copy-text>
    </article>
  );
}
