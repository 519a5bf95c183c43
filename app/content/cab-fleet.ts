export type FleetVehicle = {
  name: "Sedans" | "Tempo" | "Innova";
  count: number;
  /** Passengers, the driver not counted. */
  seats: string;
  text: string;
  /** Whole rupees a day, with driver and fuel. */
  dayPrice: number;
  /** Whole rupees, one way between SXR and a Srinagar hotel. */
  airportDrop: number;
  /** Picture name in the demo's pictures. */
  imageUrl: string;
};

export const cabFleet: FleetVehicle[] = [
  {
    name: "Sedans",
    count: 12,
    seats: "4",
    text: "For two people with luggage or four without. Easy in the lanes of the old city.",
    dayPrice: 2800,
    airportDrop: 1000,
    imageUrl: "vehicle-sedan",
  },
  {
    name: "Tempo",
    count: 10,
    seats: "12 to 17",
    text: "Tempo Travellers for families and teams: high seats, big windows, bags on the roof under a sheet.",
    dayPrice: 6500,
    airportDrop: 3000,
    imageUrl: "vehicle-tempo",
  },
  {
    name: "Innova",
    count: 20,
    seats: "6 to 7",
    text: "The car most guests end up in. Room for grandparents, a pram and one more stop for apples.",
    dayPrice: 4200,
    airportDrop: 1700,
    imageUrl: "vehicle-mpv",
  },
];

export const cabPage = {
  title: "Cab services",
  heading: "A driver who knows the bend before the bend",
  text: "Cars by the day, with driver, fuel, tolls and parking in the price. Drivers rest at night, and so does the car. Coaches on request.",
  extraImage: "vehicle-coach",
};

/** What guests should hear before they meet it on the road. */
export const cabNotes = [
  "Our cars take you to the hotel or the main parking in Gulmarg, Pahalgam and Sonamarg.",
  "Aru, Betaab, Chandanwari, Zero Point and Drung are reached with the local union's cabs. We tell you the rate the evening before; it is paid on the spot.",
  "In snow, the road from Tangmarg to Gulmarg needs chains or a 4x4. We arrange the change at Tangmarg.",
  "At the airport (SXR) the driver waits at the exit with your name, also when the flight is late.",
  "Prepaid SIM cards from other states do not work here. Save the driver's number and the hotel's address before you fly.",
];
