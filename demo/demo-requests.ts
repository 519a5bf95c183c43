import type { BookingStatus, RequestStatus } from "#contract/rules/status.ts";

/** Guests of the demo: their e-mail addresses end in example.com, their numbers come from one block counted up. */
type DemoGuest = {
  customerName: string;
  email: string;
  /** Ten digits. */
  phoneNo: string;
};

export type DemoReview = {
  customerName: string;
  review: string;
  customerAddress: string;
  rating: number;
  status: RequestStatus;
};

export type DemoBooking = DemoGuest & {
  /** Slug of the hotel. */
  hotel: string;
  /** Name of the room type; null when the guest left it to us. */
  roomType: string | null;
  rooms: number;
  /** Days from today in Asia/Kolkata; before today when negative. */
  checkInOffset: number;
  checkOutOffset: number;
  adults: number;
  children: number;
  specialRequest: string;
  status: BookingStatus;
  /** Nothing when left out; the advance alone; the advance and the rest in cash at check-out; or all of it beforehand. */
  paid?: "advance" | "at check-out" | "in full";
};

export type DemoPackageBooking = DemoGuest & {
  /** Slug of the package. */
  package: string;
  specialRequest: string;
  status: RequestStatus;
};

export type DemoCabBooking = DemoGuest & {
  pickUpLocation: string;
  dropLocation: string;
  /** Days from today in Asia/Kolkata. */
  dateOffset: number;
  /** `HH:MM`, local time. */
  preferredTime: string;
  vehiclePreference: "car" | "suv" | "van" | "bus";
  specialRequest: string;
  status: RequestStatus;
};

export type DemoQuery = {
  name: string;
  email: string;
  subject: string;
  message: string;
  isAnswered: boolean;
};
