import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type StayWish, readStayWish } from "./stay-price.ts";

/** The values of a staff form for a stay while it is filled in, also before hydration; `form` and `read` belong to the form. */
export function useStayWish(initial: StayWish) {
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(initial);
  const readEarly = useEffectEvent(() => {
    if (form.current) setWish(readStayWish(form.current, initial));
  });
  useEffect(() => readEarly(), []);
  const read = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    setWish(readStayWish(currentTarget, initial));
  return { form, wish, read };
}
