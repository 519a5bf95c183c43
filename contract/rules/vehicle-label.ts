const vehicleLabels: Readonly<Record<string, string>> = { car: "Car", suv: "SUV", van: "Van", bus: "Bus" };

/** A vehicle as people write it: `SUV`; a word that is none of ours stays as it is. */
export function vehicleLabel(vehicle: string): string {
  return (Object.hasOwn(vehicleLabels, vehicle) ? vehicleLabels[vehicle] : undefined) ?? vehicle;
}
