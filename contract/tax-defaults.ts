import type { TaxSettings } from "./tax-settings.ts";

/**
 * The tax settings until the owner changes them: of a company that is not registered, so without tax. The rates are
 * those of Notification 15/2025-CT(R) for a room and night by the value charged; what is uncertain is left empty.
 */
export const taxDefaults: TaxSettings = {
  legalName: "",
  gstin: "",
  state: "Jammu and Kashmir",
  stateTax: "SGST",
  sac: "",
  prefix: "CO",
  flatPercent: "",
  apartPercent: "",
  chargePercent: "",
  firstFrom: "2025-09-22",
  firstUpTo: "7500",
  firstPercent: "5",
  firstAbove: "18",
  firstTours: "",
  firstCabs: "",
  secondFrom: "",
  secondUpTo: "",
  secondPercent: "",
  secondAbove: "",
  secondTours: "",
  secondCabs: "",
  thirdFrom: "",
  thirdUpTo: "",
  thirdPercent: "",
  thirdAbove: "",
  thirdTours: "",
  thirdCabs: "",
};
