const vehicleLabels: Readonly<Record<string, string>> = { car: "Car", suv: "SUV", van: "Van", bus: "Bus" };

/** A vehicle's label, such as `SUV`; an unknown word stays as it is. */
export function vehicleLabel(vehicle: string): string {
  return (Object.hasOwn(vehicleLabels, vehicle) ? vehicleLabels[vehicle] : undefined) ?? vehicle;
}
