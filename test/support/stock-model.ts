/** The first nights of August: within one month, so that the model needs no date arithmetic. */
export function augustDays(year: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${year}-08-${String(index + 1).padStart(2, "0")}`);
}

export type ModelBooking = {
  id: number;
  arrival: string;
  departure: string;
  rooms: number;
  holds: boolean;
  isDeleted: boolean;
};

/**
 * A model of a hotel with one room type: the rooms that accepted stays hold on each night. It shares no code with the
 * product.
 */
export class StockModel {
  readonly units: number;
  /** All nights that stays may touch. */
  readonly nights: readonly string[];
  readonly bookings: ModelBooking[] = [];
  /** Rooms kept out of sale hold nights as stays do. */
  readonly blocks: ModelBooking[] = [];

  constructor(units: number, nights: readonly string[]) {
    this.units = units;
    this.nights = nights;
  }

  /** Rooms free on a night, not counting what `without` holds itself. */
  free(night: string, without?: ModelBooking): number {
    const held = [...this.bookings, ...this.blocks]
      .filter((booking) => booking !== without && booking.holds && !booking.isDeleted)
      .filter((booking) => booking.arrival <= night && night < booking.departure)
      .reduce((sum, booking) => sum + booking.rooms, 0);
    return this.units - held;
  }

  /** True when the stay's rooms are free on each of its nights. */
  fits(stay: Pick<ModelBooking, "arrival" | "departure" | "rooms">, without?: ModelBooking): boolean {
    return this.nights
      .filter((night) => stay.arrival <= night && night < stay.departure)
      .every((night) => this.free(night, without) >= stay.rooms);
  }

  /** What is free night by night. */
  freeByNight(): number[] {
    return this.nights.map((night) => this.free(night));
  }
}
