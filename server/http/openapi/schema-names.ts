import type { z } from "zod";
import { pageInfoSchema } from "#contract/core/envelope.ts";
import { createdRequest, idData } from "#contract/core/ids.ts";
import { nearestStaySchema } from "#contract/availability.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { passkeySchema } from "#contract/second-factor.ts";
import { pictureSchema } from "#contract/pictures.ts";
import { sectionSchemas } from "#contract/settings.ts";

const { auth, hotels, rooms, dropDowns, availability, bookings, payments, blocks, calendar } = endpoints;
const { packages, packageBookings, cabBookings, reviews, queries, outbox, uploads, dashboard } = endpoints;
const { places, trash, staff, secondFactor, settings, people, changeLog } = endpoints;

/** The schemas by the words of the trade. One that is not here is named after the call that has it. */
export const wordsOfSchemas: Readonly<Record<string, z.ZodType>> = {
  PageInfo: pageInfoSchema,
  RecordId: idData,
  PersonSought: people.find.body,
  PersonCopyForm: people.copy.body,
  PersonErasure: people.erase.body,
  Person: people.find.data,
  PersonCopy: people.copy.data,
  Receipt: createdRequest,

  Hotel: hotels.byId.data,
  HotelForm: hotels.create.body,
  HotelFacets: hotels.facets.data,
  Rooms: rooms.list.data.element,
  RoomDetail: rooms.byId.data,
  RoomForm: rooms.create.body,
  RoomChangeForm: rooms.change.body,
  Picture: pictureSchema,
  Upload: uploads.create.data,
  UploadForm: uploads.create.body,
  UploadChangeForm: uploads.change.body,
  Package: packages.list.data.element,
  PackageDetail: packages.byId.data,
  PackageForm: packages.create.body,
  PackageFacets: packages.facets.data,
  Places: places.list.data,
  Place: places.list.data.shape.places.element,
  PlacesForm: places.save.body,
  Option: dropDowns.roomTypes.data.element,

  FreeRooms: availability.list.data.element,
  NearestStay: nearestStaySchema,
  NearestStays: availability.nearest.data,
  Booking: bookings.byId.data,
  GuestBooking: bookings.byKey.data,
  BookingForm: bookings.create.body,
  DeskBookingForm: bookings.enter.body,
  BookingChangeForm: bookings.change.body,
  BookingReceipt: bookings.create.data,
  GuestLink: bookings.renewLink.data,
  Payment: payments.list.data.element,
  PaymentForm: payments.create.body,
  Block: blocks.byId.data,
  BlockForm: blocks.create.body,
  BlockChangeForm: blocks.change.body,
  Calendar: calendar.month.data,
  CalendarRooms: calendar.month.data.shape.rooms.element,
  CalendarPage: calendar.rooms.data,
  StayMoves: bookings.moves.data,
  CalendarBar: calendar.month.data.shape.rooms.element.shape.bars.element,

  Enquiry: packageBookings.byId.data,
  GuestEnquiry: packageBookings.byKey.data,
  EnquiryForm: packageBookings.create.body,
  EnquiryChangeForm: packageBookings.change.body,
  CabBooking: cabBookings.byId.data,
  GuestCabBooking: cabBookings.byKey.data,
  CabBookingForm: cabBookings.create.body,
  CabBookingChangeForm: cabBookings.change.body,
  Review: reviews.byId.data,
  ReviewForm: reviews.create.body,
  ReviewChangeForm: reviews.change.body,
  Query: queries.byId.data,
  QueryForm: queries.create.body,
  QueryChangeForm: queries.change.body,
  Message: outbox.byId.data,
  MailDelivery: outbox.delivery.data,

  Today: dashboard.today.data,
  NewRequests: dashboard.newRequests.data,
  RoomStatus: dashboard.roomStatus.data.element,
  FreeSpace: dashboard.space.data,
  OneRequest: dashboard.open.body,
  TrashEntry: trash.list.data.element,
  Change: changeLog.list.data.element,

  SignedIn: auth.session.data,
  SignInForm: auth.login.body,
  PasskeySignIn: auth.passkey.body,
  SecondStep: auth.waitingStep.data,
  PasskeyOffer: auth.passkeyOffer.data,
  Account: staff.change.data,
  AccountForm: staff.create.body,
  AccountChangeForm: staff.change.body,
  Session: staff.sessions.data.element,
  SignIn: staff.signIns.data.element,
  SecondFactor: secondFactor.status.data,
  Passkey: passkeySchema,
  CodeApp: secondFactor.beginApp.data,
  RecoveryCodes: secondFactor.confirmApp.data,
  Company: settings.company.data,
  CompanyDetails: sectionSchemas.details,
  OpeningTimes: sectionSchemas.hours,
  PaymentDetails: sectionSchemas.payment,
  MessageTemplates: sectionSchemas.messages,
  Settings: settings.all.data,
  CompanyDetailsForm: settings.saveDetails.body,
  OpeningTimesForm: settings.saveHours.body,
  PaymentDetailsForm: settings.savePayment.body,
  MessageTemplatesForm: settings.saveMessages.body,
};

const words = new Map(Object.entries(wordsOfSchemas).map(([word, schema]) => [schema, word]));

/** The word for a schema, if it has one. */
export function wordOf(schema: z.ZodType): string | undefined {
  return words.get(schema);
}

/** `secondFactor`, `beginApp` → `SecondFactorBeginApp`. */
export function nameOfCall(feature: string, call: string): string {
  return [feature, call].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
