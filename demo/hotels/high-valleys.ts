import type { DemoHotel } from "../demo-hotel.ts";

export const thajiwasCampHotel: DemoHotel = {
  slug: "thajiwas-camp-hotel",
  hotelName: "Thajiwas Camp Hotel",
  description:
    "A blue-roofed stone house and log cabins at Sonamarg, under the Thajiwas ice. It began as a row of tents for trekkers and still keeps camp hours: tea at six, lights low by ten, weather on a blackboard by the door. Cabins have thick felt on the floor and a stove; the stone house has heating and the steadier hot water. Ponies for the glacier wait across the road, at rates we write on the same blackboard. Evenings are for the fire circle and noon chai. The road through the tunnel is open all year; snow may still close the last bend for a morning.",
  address: "Glacier Track, Sonamarg",
  searchAddress: "Sonamarg, Ganderbal, Jammu and Kashmir",
  pinCode: "191203",
  rooms: [
    {
      roomType: "Deluxe Double",
      rentPerNight: 4400,
      noBeds: 1,
      maxAdults: 2,
      maxChild: 1,
      noOfRooms: 8,
      roomNumber: "Stone house 1 to 8",
      facilities: [
        "Heating",
        "Hot water all day",
        "Electric blanket",
        "Power backup",
        "Parking",
        "Breakfast included",
        "Vegetarian food",
        "Mountain view",
        "Western toilet",
      ],
    },
    {
      roomType: "Log Cabin",
      rentPerNight: 5600,
      noBeds: 2,
      maxAdults: 3,
      maxChild: 2,
      noOfRooms: 6,
      roomNumber: "Cabins 1 to 6",
      facilities: [
        "Electric blanket",
        "Parking",
        "Breakfast included",
        "Vegetarian food",
        "Mountain view",
        "Western toilet",
        "Bukhari stove",
      ],
    },
  ],
};

export const kishangangaHomestay: DemoHotel = {
  slug: "kishanganga-homestay",
  hotelName: "Kishanganga Homestay",
  description:
    "Five rooms in a log house at Dawar, under the peak of Habba Khatoon. Gurez opens when the pass does, usually from June, and the Lone family opens with it. You eat in the kitchen by the hearth: trout, maize bread, wild greens, butter from two cows with names. Power comes in the evening, hot water by the bucket, and the telephone signal when it feels like it. Bring your identity card, as there are checks on the way, and a warm layer even in July. The river is across the field, the stars are most of the entertainment.",
  address: "House 3, River Field, Dawar, Gurez",
  searchAddress: "Dawar, Gurez, Jammu and Kashmir",
  pinCode: "193503",
  rooms: [
    {
      roomType: "Standard Double",
      rentPerNight: 2200,
      noBeds: 1,
      maxAdults: 2,
      maxChild: 1,
      noOfRooms: 3,
      roomNumber: "1 to 3",
      facilities: [
        "Parking",
        "Half board",
        "Vegetarian food",
        "Mountain view",
        "Garden",
        "Western toilet",
        "Bukhari stove",
      ],
    },
    {
      roomType: "Twin Room",
      rentPerNight: 2400,
      noBeds: 2,
      maxAdults: 2,
      maxChild: 1,
      noOfRooms: 2,
      roomNumber: "4 and 5",
      facilities: ["Parking", "Half board", "Vegetarian food", "Mountain view", "Garden", "Western toilet"],
    },
  ],
};
