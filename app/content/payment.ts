export type PaymentCode = {
  title: string;
  text: string;
  /** File in the demo's pictures: the QR code of `upiId`. */
  imageUrl: string;
  upiId: string;
};

export const paymentCodes: PaymentCode[] = [
  {
    title: "Full payment",
    text: "For the balance of a confirmed journey. Your planner sends the amount and the booking reference first.",
    imageUrl: "payment-upi-1.png",
    upiId: "chinarandoar@upi.example",
  },
  {
    title: "Booking advance",
    text: "For the advance that holds your rooms. Put your name in the note, so that we know whose it is.",
    imageUrl: "payment-upi-2.png",
    upiId: "advance.chinarandoar@upi.example",
  },
];

export const paymentNotes = [
  "Pay only after one of us has confirmed your dates in writing.",
  "A code scanned from your phone's own gallery may be capped at ₹2,000. For more, copy the UPI ID and type the amount.",
  "We cannot see a payment from here. Send us the transaction number and we answer with a receipt.",
  "Bank transfer and cash at the Srinagar desk work too. We never ask for a PIN or a one-time code.",
];
