import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Returns a function that marks the page of this moment. What it returns tells later whether that page is still open,
 * and its user not on the way to another.
 */
export function useStillHere(): () => () => boolean {
  const { state } = useNavigation();
  const isHere = useRef(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    isLeaving.current = state !== "idle";
  }, [state]);

  return () => {
    const address = window.location.href;
    return () => isHere.current && !isLeaving.current && window.location.href === address;
  };
}
