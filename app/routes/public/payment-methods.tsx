import { Copy } from "lucide-react";
import { pageBanners } from "#app/content/page-banners.ts";
import { type PaymentCode, paymentCodes, paymentNotes } from "#app/content/payment.ts";
import { contentPicture } from "#app/content/pictures.server.ts";
import { cancellationHtml } from "#app/features/site/cancellation-html.ts";
import { InfoDialog } from "#app/features/site/info-dialog.tsx";
import { originIn, pageMeta } from "#app/features/site/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import type { Route } from "./+types/payment-methods";

const termsId = "cancellation-terms";

export function loader() {
  return {
    banner: contentPicture(pageBanners.payment.imageUrl),
    codes: paymentCodes.map(({ imageUrl }) => contentPicture(imageUrl)),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originIn(matches),
    title: "Payment Methods",
    description: "UPI codes for the advance and the balance of a confirmed journey.",
    path: "/payment-methods",
  });
}

export default function PaymentPage({ loaderData: { banner, codes } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={pageBanners.payment.title} picture={banner} />
      <section aria-label="Payment codes" className="wrap grid gap-8 py-section lg:grid-cols-[1fr_1fr_1.1fr]">
        {paymentCodes.map((code, index) => (
          <CodeCard key={code.upiId} code={code} picture={codes[index]} />
        ))}
        <div className="lg:ps-4">
          <h2 className="text-2xl">Before you pay</h2>
          <ul className="mt-5 grid gap-4 text-ink2">
            {paymentNotes.map((note) => (
              <li key={note} className="border-s-2 border-saffron ps-4">
                {note}
              </li>
            ))}
          </ul>
          <DialogButton opens={termsId} variant="outline" className="mt-7">
            Cancellation terms
          </DialogButton>
        </div>
      </section>
      <InfoDialog id={termsId} title="Cancellation terms" html={cancellationHtml()} />
    </>
  );
}

function CodeCard({ code, picture }: { code: PaymentCode; picture: PictureRecord | undefined }) {
  return (
    <article className="flex flex-col rounded-panel border border-line bg-surface p-6 shadow-mid">
      <h2 className="text-card">{code.title}</h2>
      <p className="mt-2 mb-5 text-sm text-ink2">{code.text}</p>
      {picture ? (
        <Picture
          picture={picture}
          alt={`QR code of the UPI ID ${code.upiId}`}
          sizes="320px"
          className="mx-auto mt-auto w-full max-w-80 rounded-control"
        />
      ) : null}
      <copy-text data-text={code.upiId} className="mt-5 grid gap-2">
        <p className="text-center text-sm text-ink3">
          UPI ID
          <span className="block text-base font-semibold break-all text-ink select-all">{code.upiId}</span>
        </p>
        <Button variant="outline" size="small" className="needs-script justify-self-center">
          <Copy aria-hidden="true" strokeWidth={1.75} />
          Copy UPI ID
        </Button>
      </copy-text>
    </article>
  );
}
