import { figures } from '../figures';

export const signUpSection = {
  title: `Start saving ${figures.deliverySavings.value} on your delivery costs today`,
} as const;
