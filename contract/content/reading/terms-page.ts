import { readingPage } from "./reading-page.ts";

export const termsPage = readingPage("terms-page", "terms", {
  title: "Terms",
  lead: "What you can count on from us, and what we count on from you, in plain words.",
  sections: [
    [
      "Asking and booking",
      `A form on this site asks us for something; it does not yet book it. We look whether the rooms, the car or the guide are free, and answer you in person. **A stay is booked when we have confirmed it**, and its own page then says so. Until then nobody owes anybody anything.

What you tell us has to be right: your name, your number, the dates and how many of you come. Rooms are made ready, and permits asked for, by it.`,
    ],
    [
      "Prices",
      `Prices are in rupees. For a stay you see what each night costs before you send the form, with meals and extras that you chose. For a package or a cab you see an estimate where we have a price for it; what counts is the total that we confirm. If a price changes between the form and our answer, we ask you first. A price that we have confirmed stays as it is while dates, rooms and party do.

What is not in a price is said beside it. Tips, ponies, gondola tickets, entrance fees, and heating where a house charges for it, are paid on the spot unless your confirmation names them.`,
    ],
    [
      "Paying",
      `The advance holds your rooms; its sum and its day are in our confirmation, and so is the balance. We take UPI, bank transfer and cash at the desk, and give you a receipt. We never ask for a PIN, a one-time code or a card number, neither on this site nor on the phone: if somebody does in our name, please tell us.`,
    ],
    [
      "Changing and cancelling",
      "You can ask for other dates at any time; we move what can be moved. What a cancellation costs stands on the [cancellation page](/cancellation). For your stay the terms count that stood there when we confirmed it.",
    ],
    [
      "Houses, cars and guides",
      `Hotels, houseboats, drivers and guides are people we know, and businesses of their own. Each house has its own rules: hours, quiet, pets, smoking. At check-in every adult shows an identity paper with a photograph; guests from abroad show passport and visa, which the house has to register within a day.

If a house cannot take you although it was confirmed, we find you one that is as good or better for the same price, or return what you paid. You choose.`,
    ],
    [
      "Weather, roads and closures",
      "Mountains change their mind. When a road, a pass, the airport or a lift is shut, we change the plan with you. We are not to blame for snow or strikes, and do not leave you alone with them: you pay for what you used, and we return what the houses return to us.",
    ],
    [
      "If something is wrong",
      `Tell us at once, while it can still be mended: call, or write to us. If you are not content in the end, write to us within 30 days after your journey, and we answer in writing.

We answer for our own work: for what we promised and planned. We do not answer for what others do against our plan, or for what is lost or broken through no fault of ours. Nothing here takes away rights that the law gives you as a consumer. Indian law applies.`,
    ],
    [
      "This site",
      "Pictures and words here are ours or our guests'. A review is shown after we have looked at it: for abuse and advertising, not for praise. What you write in one stays yours; by sending it you let us show it.",
    ],
  ],
});
