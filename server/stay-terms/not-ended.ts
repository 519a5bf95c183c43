/** The columns of a stay that came to no end. */
export const notEnded = {
  ended_at: null,
  ending: null,
  ended_from: null,
  end_reason: null,
  waived: null,
  charge_paise: null,
} as const;
