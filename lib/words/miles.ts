export const kilometersInMile = 1.609344;

/** Kilometers as miles with one decimal: '9.1'. */
export const miles = (kilometers: number): string => (kilometers / kilometersInMile).toFixed(1);
