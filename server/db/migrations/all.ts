import type { Engine, MigrationTransaction } from "../engine.ts";
import { createHotelsAndBookings } from "./001-hotels-and-bookings.ts";
import { createStaff } from "./002-staff.ts";
import { addRoomChoices } from "./003-room-choices.ts";
import { createRequestsAndPackages } from "./010-requests-and-packages.ts";
import { createPictures } from "./011-pictures.ts";
import { createOutbox } from "./012-outbox.ts";
import { addOpenedRequests } from "./020-opened-requests.ts";
import { shortenLongLists } from "./030-long-lists.ts";
import { addAccountDetails } from "./031-staff-accounts.ts";
import { createCompanySettings } from "./032-company-settings.ts";
import { createChangeLog } from "./033-change-log.ts";
import { addRoomBlocks } from "./040-room-blocks.ts";
import { addCabAssignment } from "./041-cab-assignment.ts";
import { createPayments } from "./050-payments.ts";
import { sortLists } from "./051-sorted-lists.ts";
import { indexSearches } from "./052-searched-words.ts";
import { addPicturePlaces } from "./060-picture-places.ts";
import { addSignInHistory } from "./061-sign-in-history.ts";
import { createSecondFactor } from "./062-second-factor.ts";
import { createLimits } from "./063-limits.ts";
import { createScheduledJobs } from "./070-scheduled-jobs.ts";
import { shareWorkAmongProcesses } from "./073-processes.ts";
import { rememberWhatToForget } from "./074-forgetting.ts";
import { indexEmailsOfRecords } from "./075-emails-of-a-record.ts";
import { addContentVersion } from "./077-content-version.ts";
import { listErasures } from "./078-erasures.ts";
import { keepListsShort } from "./080-lists-of-any-length.ts";
import { indexMessages } from "./081-searched-messages.ts";
import { addPackageFacts } from "./084-package-facts.ts";
import { addPlacesAndKinds } from "./086-places-and-kinds.ts";
import { addRatePeriods } from "./092-rate-periods.ts";
import { addTariffs } from "./093-tariffs.ts";
import { createContent } from "./094-content.ts";
import { createBrandLogos } from "./097-brand-logos.ts";
import { markDemoRecords } from "./098-demo-records.ts";
import { createVisitCounts } from "./099-visit-counts.ts";
import { createImports } from "./100-imports.ts";
import { addPolicies } from "./105-policies.ts";
import { payForAllKinds } from "./106-payments-of-all-kinds.ts";
import { addPaymentClaims } from "./107-payment-claims.ts";
import { addBadWeather } from "./108-bad-weather.ts";
import { createPapers } from "./110-papers.ts";
import { indexOwingJourneys } from "./111-owing-journeys.ts";
import { createReminders } from "./112-reminders.ts";
import { addPlacePages } from "./114-place-pages.ts";
import { createNotices } from "./115-notices.ts";
import { coverWhatIsOwed } from "./116-sums-of-what-is-owed.ts";
import { coverPricesByNight } from "./119-prices-from-an-index.ts";
import { coverYearlySeasons } from "./121-seasons-of-each-year.ts";
import { coverOverdue } from "./120-overdue-from-an-index.ts";
import { markDemoPlaces } from "./122-demo-places.ts";
import { createCabRates } from "./125-cab-rates.ts";
import { priceJourneys } from "./126-journey-prices.ts";
import { keepWhatIsOwed } from "./127-kept-sums-of-what-is-owed.ts";
import { keepNightsSold } from "./128-kept-sums-of-nights-sold.ts";
import { indexIdentifiers } from "./133-identifiers-of-guests.ts";
import { keepStaysByDates } from "./140-kept-sums-of-dates.ts";
import { keepTakings } from "./141-kept-takings.ts";
import { keepSoldByAll } from "./142-sold-by-all-houses.ts";
import { keepFreeUnits } from "./143-free-units.ts";
import { sortEachDay } from "./166-days-in-order.ts";
import { linkJourneysToGateways } from "./132-links-of-journeys.ts";
import { addPaymentGateways } from "./129-payment-gateways.ts";
import { addAskedToCancel } from "./130-asked-to-cancel.ts";
import { addPapersOfJourneys } from "./131-papers-of-journeys.ts";
import { searchPayers } from "./134-payers-of-payments.ts";
import { indexWordsInTrash } from "./135-words-in-trash.ts";
import { indexWordsOfEach } from "./136-words-of-each.ts";
import { linkJourneys } from "./117-guests-of-journeys.ts";
import { coverNightsSold } from "./118-nights-sold-from-an-index.ts";

export type Step = (db: MigrationTransaction, engine: Engine) => Promise<void>;

/** `alone`: a step that the version before it does not survive, so that none of its processes may run meanwhile. */
export type Steps = Record<string, Step | { alone: Step }>;

/**
 * In the order in which they are applied. A step that has been released is never changed. On PostgreSQL processes of
 * the version before go on while a step is taken and after it: it only adds, and what nobody uses any more is taken
 * away a release later.
 */
export const migrations: Steps = {
  "001-hotels-and-bookings": createHotelsAndBookings,
  "002-staff": createStaff,
  "003-room-choices": addRoomChoices,
  "010-requests-and-packages": createRequestsAndPackages,
  "011-pictures": createPictures,
  "012-outbox": createOutbox,
  "020-opened-requests": addOpenedRequests,
  "030-long-lists": shortenLongLists,
  "031-staff-accounts": addAccountDetails,
  "032-company-settings": createCompanySettings,
  "033-change-log": createChangeLog,
  "040-room-blocks": addRoomBlocks,
  "041-cab-assignment": addCabAssignment,
  "050-payments": createPayments,
  "051-sorted-lists": sortLists,
  "052-searched-words": indexSearches,
  "060-picture-places": addPicturePlaces,
  "061-sign-in-history": addSignInHistory,
  "062-second-factor": createSecondFactor,
  "063-limits": createLimits,
  "070-scheduled-jobs": createScheduledJobs,
  "073-processes": shareWorkAmongProcesses,
  "074-forgetting": rememberWhatToForget,
  "075-emails-of-a-record": indexEmailsOfRecords,
  "077-content-version": addContentVersion,
  "078-erasures": listErasures,
  "080-lists-of-any-length": keepListsShort,
  "081-searched-messages": indexMessages,
  "084-package-facts": addPackageFacts,
  "086-places-and-kinds": addPlacesAndKinds,
  "092-rate-periods": addRatePeriods,
  "093-tariffs": addTariffs,
  "094-content": createContent,
  "097-brand-logos": createBrandLogos,
  "098-demo-records": markDemoRecords,
  "099-visit-counts": createVisitCounts,
  "100-imports": createImports,
  "105-policies": addPolicies,
  "106-payments-of-all-kinds": payForAllKinds,
  "107-payment-claims": addPaymentClaims,
  "108-bad-weather": addBadWeather,
  "110-papers": createPapers,
  "111-owing-journeys": indexOwingJourneys,
  "112-reminders": createReminders,
  "114-place-pages": addPlacePages,
  "115-notices": createNotices,
  "116-sums-of-what-is-owed": coverWhatIsOwed,
  "119-prices-from-an-index": coverPricesByNight,
  "120-overdue-from-an-index": coverOverdue,
  "122-demo-places": markDemoPlaces,
  "125-cab-rates": createCabRates,
  "126-journey-prices": priceJourneys,
  "129-payment-gateways": addPaymentGateways,
  "130-asked-to-cancel": addAskedToCancel,
  "131-papers-of-journeys": addPapersOfJourneys,
  "117-guests-of-journeys": linkJourneys,
  "118-nights-sold-from-an-index": coverNightsSold,
  "127-kept-sums-of-what-is-owed": keepWhatIsOwed,
  "128-kept-sums-of-nights-sold": keepNightsSold,
  "132-links-of-journeys": linkJourneysToGateways,
  "121-seasons-of-each-year": coverYearlySeasons,
  "133-identifiers-of-guests": indexIdentifiers,
  "134-payers-of-payments": searchPayers,
  "135-words-in-trash": indexWordsInTrash,
  "136-words-of-each": indexWordsOfEach,
  "140-kept-sums-of-dates": keepStaysByDates,
  "141-kept-takings": keepTakings,
  "142-sold-by-all-houses": keepSoldByAll,
  "143-free-units": keepFreeUnits,
  "166-days-in-order": sortEachDay,
};
