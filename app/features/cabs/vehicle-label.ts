import type { CabBooking } from "#contract/cab-bookings.ts";

const vehicleLabels: Record<CabBooking["vehiclePreference"], string> = {
  car: "Car",
  suv: "SUV",
  van: "Van",
  bus: "Bus",
};

/** The vehicle's label. */
export function vehicleLabel(vehicle: string): string {
  const known = Object.entries(vehicleLabels).find(([word]) => word === vehicle);
  return known ? known[1] : vehicle;
}
