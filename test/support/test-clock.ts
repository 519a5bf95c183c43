/** A clock that tests set; it stands still otherwise. */
export class TestClock {
  #now: Date;
  constructor(now: string) {
    this.#now = new Date(now);
  }
  now(): Date {
    return this.#now;
  }
  forward(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

/** Today is 1 June 2030 in all API tests. */
export const testToday = "2030-06-01T06:30:00Z";
