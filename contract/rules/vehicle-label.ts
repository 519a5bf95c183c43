const vehicleLabels = new Map(Object.entries({ car: "Car", suv: "SUV", van: "Van", bus: "Bus" }));

/** A vehicle's label, such as `SUV`; an unknown word stays as it is. */
export function vehicleLabel(vehicle: string): string {
  return vehicleLabels.get(vehicle) ?? vehicle;
}
