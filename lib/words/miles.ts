/** Kilometers as miles with one decimal: '9.1'. */
export const miles = (kilometers: number): string => (kilometers / 1.609344).toFixed(1);
