import { figures } from '../figures';

/** The call to action before the footer. */
export const signUpSection = {
  title: `Start saving ${figures.deliverySavings.value} on your delivery costs today`,
} as const;
