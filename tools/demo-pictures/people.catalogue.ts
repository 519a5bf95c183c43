import { picture, type Picture } from "./picture.ts";

const team = [
  "a bearded man in a karakul cap",
  "a woman in a cream headscarf",
  "a man with short dark hair in a white pheran",
  "a woman with long hair in a red pheran",
  "an older man in an embroidered skull cap",
  "a cook in a white hat",
  "a woman with round glasses and her hair tied up",
  "a driver in a dark blue cap",
  "a woman with glasses and a red headscarf",
];

export const staffPictures: readonly Picture[] = team.map((who, person) =>
  picture(
    `staff-${person + 1}`,
    `Drawn portrait of ${who}`,
    300 + person,
    { kind: "portrait", light: "summer", person },
    "square",
  ),
);

export const vehiclePictures: readonly Picture[] = [
  picture("vehicle-sedan", "A white sedan on a road lined with almond blossom", 211, {
    kind: "road",
    light: "spring",
    vehicle: "sedan",
  }),
  picture("vehicle-mpv", "A silver seven-seater between summer pines", 222, {
    kind: "road",
    light: "summer",
    vehicle: "mpv",
  }),
  picture("vehicle-tempo", "A tempo traveller with luggage on its roof under golden chinars", 233, {
    kind: "road",
    light: "autumn",
    vehicle: "tempo",
  }),
  picture("vehicle-coach", "A teal coach on a cleared road in the snow", 244, {
    kind: "road",
    light: "winter",
    vehicle: "coach",
  }),
];
