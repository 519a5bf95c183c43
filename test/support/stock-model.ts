import { addDays, nightsOf } from "#contract/rules/stay.ts";

/** The first night of the few that the sequences play on. */
export const firstNight = "2030-08-01";
export const nightsInPlay = 6;

export type ModelBooking = {
  id: number;
  arrival: string;
  departure: string;
  rooms: number;
  holds: boolean;
  isDeleted: boolean;
};

/** The simplest hotel: one room type, and for each night the rooms that accepted stays hold. */
export class StockModel {
  readonly units: number;
  readonly bookings: ModelBooking[] = [];
  /** Rooms kept out of sale hold nights as stays do. */
  readonly blocks: ModelBooking[] = [];

  constructor(units: number) {
    this.units = units;
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
    return nightsOf(stay.arrival, stay.departure).every((night) => this.free(night, without) >= stay.rooms);
  }

  /** What is free night by night, over all nights in play. */
  freeByNight(): number[] {
    return nightsOf(firstNight, addDays(firstNight, nightsInPlay)).map((night) => this.free(night));
  }
}
