/**
 * A place with its pincode behind it, once: many write it into the address already, as `Lal Chowk, Srinagar - 190 001`.
 */
export function withPinCode(place: string, pinCode: string, between = " "): string {
  const isThere = place.replace(/(\d)\s+(?=\d)/g, "$1").includes(pinCode);
  return pinCode === "" || isThere ? place : `${place}${between}${pinCode}`.trim();
}
