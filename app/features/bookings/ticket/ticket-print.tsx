import { QrCode } from "#app/features/payments/qr-code.tsx";

type TicketPrintProps = { url: string; code: { size: number; path: string } };

/** Printed only: the address of this page, as QR code and text. */
export function TicketPrint({ url, code }: TicketPrintProps) {
  return (
    <div className="hidden grid-cols-[3.2cm_1fr] items-center gap-4 border-t border-line pt-4 print:grid">
      <QrCode label="QR code of your booking's page" {...code} />
      <p className="text-sm">
        How things stand is always on your own page:
        <br />
        <span className="break-all">{url}</span>
      </p>
    </div>
  );
}
