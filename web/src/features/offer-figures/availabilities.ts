/** The answers to how many customers there are, most first, each with its message. */
export const availabilities = {
  HIGH: 'offer.availability.high',
  MEDIUM: 'offer.availability.medium',
  LOW: 'offer.availability.low',
} as const;
