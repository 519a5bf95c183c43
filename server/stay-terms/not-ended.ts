/** The columns of a stay that has not ended. */
export const notEnded = {
  ended_at: null,
  ending: null,
  ended_from: null,
  end_reason: null,
  waived: null,
  charge_paise: null,
} as const;
