import { readingPage } from "./reading-page.ts";

export const helpPage = readingPage("help-page", "help", {
  title: "Help",
  lead: "How to find, ask for and keep track of a journey here.",
  sections: [
    [
      "Find a stay",
      "On [Hotels](/hotels) choose a place, your nights and how many you are. The list then shows what is free, and what your nights cost altogether. Open a house to see its rooms, what is in the price, and until when you can cancel.",
    ],
    [
      "Ask for it",
      "Press Book, say who you are and how we reach you. You need no account. You get a reference, and a page of your own for this stay; if you gave an e-mail address, its link comes to you there too. We look whether all is well, and answer.",
    ],
    [
      "See how it stands",
      "The page of your booking says whether it is confirmed, what is paid and what is still to come, and how to reach the house. It works without a network once you have opened it. Keep its link to yourself: whoever has it can read the page.",
    ],
    [
      "Pay",
      "After we have confirmed, the same page shows a code for your UPI app. Other ways are on [Payment Methods](/payment-methods). Never tell anybody a PIN or a one-time code.",
    ],
    [
      "Packages and cabs",
      "[Packages](/packages) are journeys of several days; ask for one, and we plan it with you. [Cabs](/cab-services) are asked for with date, time and both ends of the ride. Where we have prices you see beforehand what it would come to. Both get a reference and a page of their own, like a stay.",
    ],
    [
      "Change, cancel, be forgotten",
      "Write or call from the number or address that you gave us, with the reference. What a cancellation costs is on the page of your booking and on [Cancellation](/cancellation). What we keep of you, and how to have it erased, is on [Privacy](/privacy).",
    ],
    [
      "If a page does not work",
      "Try once more in a minute; a form that could not be sent is kept in your browser and sent when the network is back. If you see a number under “If you call us about this”, tell us that number: with it we find what went wrong.",
    ],
  ],
});
